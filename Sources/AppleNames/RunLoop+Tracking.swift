import UIKit

extension RunLoop.Mode {
  /// The mode of Apple's run loop while a person scrolls. Here the main loop has one mode, and what is added for this
  /// is served in it.
  public static var tracking: RunLoop.Mode { .common }
}
