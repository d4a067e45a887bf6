/// An extent on the flat map.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapsize).
public struct MKMapSize: Sendable {
  /// The extent from west to east.
  public var width: Double
  /// The extent from north to south.
  public var height: Double

  /// Creates an empty extent.
  public init() { (width, height) = (0, 0) }

  /// Creates an extent.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The extent of the world.
  public static var world: MKMapSize { MKMapSize(width: 268_435_456, height: 268_435_456) }
}
