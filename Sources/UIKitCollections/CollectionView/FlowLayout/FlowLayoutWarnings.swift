import Foundation
@_spi(UIKit) import UIKitCore

/// The destination of a flow layout's warnings: the log, unless a test installs a handler.
@MainActor enum FlowLayoutWarnings {
  static var handler: (String) -> Void = { NSLog("%@", $0) }
}
