import UIKit
import WindowServer
import WindowServerTesting

/// A window on a headless server with a virtual clock, for the duration of one test.
@MainActor final class FrameworkStage {
  let server: HeadlessServer
  let root = UIViewController()
  private let pacer: VirtualClockPacer

  private init(_ server: HeadlessServer, _ pacer: VirtualClockPacer) { (self.server, self.pacer) = (server, pacer) }

  static func run(_ body: @MainActor (FrameworkStage) throws -> Void) rethrows {
    let before = WindowServerRegistry.current
    let size = CGSize(width: 390, height: 844)
    let server = HeadlessServer(screenSize: size)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let stage = FrameworkStage(server, pacer)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = stage.root
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      window.layoutIfNeeded()
      try body(stage)
    }
  }

  func present(_ controller: UIViewController) {
    root.present(controller, animated: false)
    settle()
  }

  /// Lets animations and layout end.
  func settle() { pacer.advance(by: 1) }
}

/// The texts of the labels in a view.
@MainActor func texts(in view: UIView) -> [String] {
  let own = (view as? UILabel)?.text ?? (view as? UITextView)?.text
  return [own].compactMap { $0 } + view.subviews.flatMap { texts(in: $0) }
}
