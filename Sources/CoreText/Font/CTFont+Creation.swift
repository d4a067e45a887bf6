import QuartzCore
import UIKitCore

// Core Text's initialisers of fonts in Swift.
extension UIFont {
  /// Creates a font from its PostScript, full or family name; the system's if no installed font has the name.
  public convenience init(_ name: NSString, size: CGFloat) {
    self.init(descriptor: CTFontCreateWithName(name, size, nil).fontDescriptor, size: 0)
  }

  /// Creates a font of 12 points from its name. Of the transform, only the slant has an effect.
  public convenience init(_ name: NSString, transform: CGAffineTransform) {
    let font = CTFontCreateWithName(name, 12, nil)
    self.init(descriptor: font.fontDescriptor.withMatrix(transform), size: 12)
  }

  /// Creates a font from a descriptor; at its size for 0.
  public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) {
    self.init(descriptor: descriptor, size: size)
  }

  /// Creates a font from a descriptor at its size. Of the transform, only the slant has an effect.
  public convenience init(_ descriptor: CTFontDescriptor, transform: CGAffineTransform) {
    self.init(descriptor: descriptor.withMatrix(transform), size: 0)
  }

  /// Creates a font of the system for a purpose; at the usual size for 0. The language has no effect.
  public convenience init(_ uiType: CTFontUIFontType, size: CGFloat, language: NSString? = nil) {
    let font = CTFontCreateUIFontForLanguage(uiType, size, language) ?? .systemFont(ofSize: uiType.size)
    self.init(descriptor: font.fontDescriptor, size: 0)
  }

  /// Creates the font with which the start of a text is drawn, which is another one if a font lacks its characters. The
  /// language has no effect.
  public convenience init(font currentFont: CTFont, string: NSString, range: CFRange, language: NSString? = nil) {
    let font = CTFontCreateForString(currentFont, string, range)
    self.init(descriptor: font.fontDescriptor, size: currentFont.pointSize)
  }
}
