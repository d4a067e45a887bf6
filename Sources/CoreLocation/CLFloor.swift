import Foundation

/// A floor of a building.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clfloor).
open class CLFloor: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the only variable is constant.
  /// The number of the floor: 0 for the ground.
  public let level: Int

  init(level: Int) { self.level = level }
}
