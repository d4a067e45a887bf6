import Foundation

/// Numbers for a filter.
///
/// Unchecked because of `NSObject`: all it holds are constants.
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let numbers: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    numbers = Array(UnsafeBufferPointer(start: values, count: count))
    super.init()
  }

  private init(_ numbers: [CGFloat]) {
    self.numbers = numbers
    super.init()
  }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

  public var count: Int { numbers.count }
  /// The number at a place; 0 beyond the end.
  public func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
  public override var hash: Int { numbers.hashValue }
}
