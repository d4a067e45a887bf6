import QuartzCore
import WindowServer

extension UIView {
  /// The clock of the server that shows the view, otherwise the current one.
  package final var frameScheduler: FrameScheduler { windowReference?.screen.host.frames ?? .current }
}

extension UIGestureRecognizer {
  /// The clock of the recogniser's view.
  final var frameScheduler: FrameScheduler { view?.frameScheduler ?? .current }
}
