import Foundation
@_spi(UIKit) import UIKitCore

/// Where a flow layout's warnings go: the log, unless a test listens.
@MainActor enum FlowLayoutWarnings {
  static var handler: (String) -> Void = { NSLog("%@", $0) }
}
