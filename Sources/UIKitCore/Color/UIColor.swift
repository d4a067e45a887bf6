/// A colour, which is fixed or depends on traits.
///
/// Unchecked as classes that can be subclassed are: a colour does not change after its creation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicolor).
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because of the closure of dynamic colours, which any thread may call, as on iOS.
  enum Storage: @unchecked Sendable {
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case gray(white: CGFloat, alpha: CGFloat)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// A colour of the system's or of an asset catalogue, compared by name.
    case named(String, @Sendable (UITraitCollection) -> UIColor)
    case color(CGColor)
  }

  private let mark = CoreFoundationMark()
  let storage: Storage
  /// The fixed colour for layers, created once because each label and view reads it at each change.
  private let fixed: CGColor?

  init(storage: Storage) {
    self.storage = storage
    fixed =
      switch storage {
      case .rgb(let red, let green, let blue, let alpha):
        CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
      case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
      case .color(let color): color
      case .dynamic, .named: nil
      }
    super.init()
  }

  /// Creates a placeholder, which is drawn as a transparent colour.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a colour from sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    fixed = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .gray(white: white, alpha: alpha)
    fixed = CGColor(gray: white, alpha: alpha)
    super.init()
  }

  /// Creates a colour from hue, saturation and brightness from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = UIColor.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    fixed = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a colour from Display P3 components from 0 to 1, converted to extended sRGB.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = UIColor.sRGB(displayP3Red: red, green: green, blue: blue)
    storage = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    fixed = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    storage = .color(cgColor)
    fixed = cgColor
    super.init()
  }

  /// Creates a colour that repeats a picture, from the upper left corner of the filled area. Only its alpha can be
  /// read.
  public init(patternImage image: UIImage) {
    let color = image.cgImage.map { CGColor(tile: PatternTile($0, scale: image.scale)) } ?? .clear
    storage = .color(color)
    fixed = color
    super.init()
  }

  /// Creates a colour that depends on traits. `dynamicProvider` is called for each set of traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
    fixed = nil
    super.init()
  }

  /// Creates a colour from an asset catalogue in the main bundle, or in those of the program's targets next to it. It
  /// has a variant for each set of traits. Nil for an unknown name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour from an asset catalogue in `bundle`. With `traitCollection`, it is only the variant for these
  /// traits.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let set = AssetCatalogs.shared.color(named: name, in: bundle) else { return nil }
    if let traitCollection {
      guard let color = set.color(for: traitCollection) else { return nil }
      storage = color.storage
      fixed = color.fixed
    } else {
      storage = .named("\(set.folder.path)") { set.color(for: $0) ?? .clear }
      fixed = nil
    }
    super.init()
  }

  /// Creates a fixed colour from an archive that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    if coder.containsValue(forKey: Key.white) {
      let white = CGFloat(coder.decodeDouble(forKey: Key.white))
      let alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha))
      storage = .gray(white: white, alpha: alpha)
      fixed = CGColor(gray: white, alpha: alpha)
    } else if coder.containsValue(forKey: Key.red) {
      let red = CGFloat(coder.decodeDouble(forKey: Key.red))
      let green = CGFloat(coder.decodeDouble(forKey: Key.green))
      let blue = CGFloat(coder.decodeDouble(forKey: Key.blue))
      let alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha))
      storage = .rgb(red: red, green: green, blue: blue, alpha: alpha)
      fixed = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
    super.init()
  }

  /// Whether the class supports secure coding: always true.
  open class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let (white, red, green, blue, alpha) = ("UIWhite", "UIRed", "UIGreen", "UIBlue", "UIAlpha")
  }

  /// Writes the components; those of a dynamic colour under the current traits.
  open func encode(with coder: NSCoder) {
    if case .gray(let white, let alpha) = storage {
      coder.encode(Double(white), forKey: Key.white)
      coder.encode(Double(alpha), forKey: Key.alpha)
      return
    }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return }
    for (key, value) in [(Key.red, red), (Key.green, green), (Key.blue, blue), (Key.alpha, alpha)] {
      coder.encode(Double(value), forKey: key)
    }
  }

  /// Creates the colour of a literal from sRGB components from 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  var isDynamic: Bool {
    switch storage {
    case .dynamic, .named: true
    default: false
    }
  }

  /// Returns the fixed colour under `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // Providers may return dynamic colours. One that returns itself must not cause an endless loop.
    for _ in 0..<16 {
      switch color.storage {
      case .dynamic(let provide), .named(_, let provide): color = provide(traitCollection)
      default: return color
      }
    }
    return color
  }

  /// Whether the colour repeats a picture.
  private var isPattern: Bool { cgColor.tile != nil }

  var resolved: UIColor { isDynamic ? resolvedColor(with: .current) : self }

  /// The Core Graphics colour under the current traits.
  open var cgColor: CGColor {
    // A provider that never returns a fixed colour gives none.
    fixed ?? resolved.fixed ?? .clear
  }

  /// Red, green, blue, alpha under the current traits.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch resolved.storage {
    case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .gray(let white, let alpha): return (white, white, white, alpha)
    case .color(let color):
      let values = color.components ?? []
      if values.count == 2 { return (values[0], values[0], values[0], values[1]) }
      // Extended colours keep components outside of 0 to 1, which are drawn clamped.
      if values.count == 4, color.colorSpace?.isSRGB == true { return (values[0], values[1], values[2], values[3]) }
      let drawn = color.rgba
      return (CGFloat(drawn.red), CGFloat(drawn.green), CGFloat(drawn.blue), CGFloat(drawn.alpha))
    case .dynamic, .named: return (0, 0, 0, 0)
    }
  }

  /// Reads the sRGB components.
  ///
  /// - Returns: false, with nothing written, for a colour that repeats a picture, as for the other two methods.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let all = components
    red?.pointee = all.red
    green?.pointee = all.green
    blue?.pointee = all.blue
    alpha?.pointee = all.alpha
    return true
  }

  /// Reads the white component.
  ///
  /// - Returns: false, with nothing written, for a colour that is not a grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let all = components
    guard all.red == all.green, all.green == all.blue, !isPattern else { return false }
    white?.pointee = all.red
    alpha?.pointee = all.alpha
    return true
  }

  /// Reads hue, saturation and brightness. Returns false, with nothing written, for a colour that repeats a picture.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let all = components
    let (h, s, b) = UIColor.hsb(red: all.red, green: all.green, blue: all.blue)
    hue?.pointee = h
    saturation?.pointee = s
    brightness?.pointee = b
    alpha?.pointee = all.alpha
    return true
  }

  /// Returns the colour with another alpha. A dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .rgb(let red, let green, let blue, _): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, _): return UIColor(white: white, alpha: alpha)
    case .color(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provide):
      return UIColor { provide($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .named(let name, let provide):
      return UIColor(
        storage: .named("\(name)@\(alpha)") { provide($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// Returns the colour itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override dynamic func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.named(let left, _), .named(let right, _)): return left == right
    case (.dynamic, _), (_, .dynamic), (.named, _), (_, .named): return false
    case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
      return white == otherWhite && alpha == otherAlpha
    case (.gray, .rgb), (.rgb, .gray): return false
    default: return components == other.components && CGColor.haveEqualTiles(fixed, other.fixed)
    }
  }

  open override dynamic var hash: Int {
    switch storage {
    case .named(let name, _): return name.hashValue
    case .dynamic: return ObjectIdentifier(self).hashValue
    default:
      let all = components
      return [all.red, all.green, all.blue, all.alpha].hashValue
    }
  }

  /// The colour's space and components, with six digits each, or the name of a system colour.
  open override var description: String {
    func text(_ numbers: CGFloat...) -> String {
      numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
    switch storage {
    case .named(let name, _): return "<UIDynamicSystemColor: name = \(name)>"
    case .dynamic: return "<UIDynamicProviderColor>"
    case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(text(white, alpha))"
    case .rgb, .color:
      let all = components
      return "UIExtendedSRGBColorSpace \(text(all.red, all.green, all.blue, all.alpha))"
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of a colour literal.
public typealias _ColorLiteralType = UIColor
