@_spi(UIKit) import UIKitCore

/// The views around the rows: behind, above and below them.
@MainActor struct TableSurroundings {
  var background: UIView?
  var header: UIView?
  var footer: UIView?
}
