import UIKit

extension RunLoop.Mode {
  /// The mode of Apple's run loop while the user scrolls. Here the main loop has one mode, in which everything added
  /// for this one is served.
  public static var tracking: RunLoop.Mode { .common }
}
