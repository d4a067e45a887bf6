import CoreGraphics
import CoreLocation

/// A rectangle on the flat map.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmaprect).
public struct MKMapRect: Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The width and height.
  public var size: MKMapSize

  /// Creates an empty rectangle in the north-west.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle. A package may declare the same: on Apple's platforms it comes from C, and gives way.
  @_disfavoredOverload public init(x: Double, y: Double, width: Double, height: Double) {
    (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
  }

  /// The rectangle of the whole world.
  public static var world: MKMapRect { MKMapRect(origin: MKMapPoint(), size: .world) }
  /// The rectangle that is nowhere.
  public static var null: MKMapRect { MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0) }

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The coordinate midway between the western and eastern edges.
  public var midX: Double { origin.x + size.width / 2 }
  /// The coordinate midway between the northern and southern edges.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The extent from west to east.
  public var width: Double { size.width }
  /// The extent from north to south.
  public var height: Double { size.height }
  /// Whether the rectangle is nowhere.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  /// Whether the rectangle extends over the antimeridian.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

  private var plain: CGRect { isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height) }

  private init(_ plain: CGRect) {
    if plain.isNull {
      self = .null
    } else {
      self.init(x: plain.minX, y: plain.minY, width: plain.width, height: plain.height)
    }
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ rect2: MKMapRect) -> MKMapRect { MKMapRect(plain.union(rect2.plain)) }
  /// Returns the common part, or `null`.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect { MKMapRect(plain.intersection(rect2.plain)) }
  /// Returns the rectangle with its edges moved inwards.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(plain.insetBy(dx: dx, dy: dy)) }
  /// Returns the rectangle moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(plain.offsetBy(dx: dx, dy: dy)) }
  /// Returns whether a point is in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool { plain.contains(CGPoint(x: point.x, y: point.y)) }
  /// Returns whether another rectangle is in it.
  public func contains(_ rect2: MKMapRect) -> Bool { plain.contains(rect2.plain) }
  /// Returns whether the rectangles have a common part.
  public func intersects(_ rect2: MKMapRect) -> Bool { plain.intersects(rect2.plain) }
}

/// Creates a rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
