import Foundation

/// A vector of numbers for a filter.
///
/// Unchecked because of `NSObject`: all stored values are constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/civector).
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let numbers: [CGFloat]

  /// Creates a vector of `count` numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    numbers = Array(UnsafeBufferPointer(start: values, count: count))
    super.init()
  }

  private init(_ numbers: [CGFloat]) {
    self.numbers = numbers
    super.init()
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector of a point's coordinates.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Creates a vector of a rectangle's origin and size.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

  /// Creates a vector of a transform's six numbers.
  public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

  /// Creates a vector from numbers between spaces in brackets, as in `stringRepresentation`.
  public convenience init(string representation: String) {
    self.init(representation.split { " []".contains($0) }.map { CGFloat(Double($0) ?? 0) })
  }

  /// The numbers as text: `[x y z]`.
  public var stringRepresentation: String {
    // Whole numbers have no point.
    let texts = numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int64($0))" : "\($0)" }
    return "[" + texts.joined(separator: " ") + "]"
  }

  /// The six components as a transform.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  /// The number of components.
  public var count: Int { numbers.count }
  /// Returns the component at an index; 0 beyond the end.
  public func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  /// The first component.
  public var x: CGFloat { value(at: 0) }
  /// The second component.
  public var y: CGFloat { value(at: 1) }
  /// The third component.
  public var z: CGFloat { value(at: 2) }
  /// The fourth component.
  public var w: CGFloat { value(at: 3) }
  /// The first two components as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The four components as a rectangle: its origin and size.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Returns the vector itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
  public override var hash: Int { numbers.hashValue }
}
