/// The view that covers a controller's view while there is no content.
@MainActor final class ContentUnavailable {
  var configuration: any UIContentConfiguration
  private(set) var view: (any UIView & UIContentView)?

  init(_ configuration: any UIContentConfiguration) { self.configuration = configuration }

  /// Shows the configuration in front of a controller's view, in the place that the view's bounds have now.
  func show(in parent: UIView, state: UIContentUnavailableConfigurationState) {
    let new = configuration.updated(for: state)
    if let view, view.supports(new) {
      view.configuration = new
    } else {
      view?.removeFromSuperview()
      view = new.makeContentView()
    }
    if let view, view.superview !== parent { parent.addSubview(view) }
    layOut(in: parent)
  }

  func layOut(in parent: UIView) {
    guard let view else { return }
    if view.frame != parent.bounds { view.frame = parent.bounds }
    if parent.subviewList.last !== view { parent.bringSubviewToFront(view) }
  }

  func remove() { view?.removeFromSuperview() }
}

extension UIViewController {
  /// Updates the configuration if that was requested, and keeps its view in place. Called in the view's layout pass.
  func updateContentUnavailable() {
    guard let loadedView else { return }
    if controllerState.needsContentUnavailableUpdate {
      controllerState.needsContentUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      controllerState.contentUnavailable?.show(in: loadedView, state: contentUnavailableConfigurationState)
    } else {
      controllerState.contentUnavailable?.layOut(in: loadedView)
    }
  }

  func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      controllerState.contentUnavailable?.remove()
      controllerState.contentUnavailable = nil
      return
    }
    let content = controllerState.contentUnavailable ?? ContentUnavailable(configuration)
    content.configuration = configuration
    controllerState.contentUnavailable = content
    guard let loadedView else { return }
    content.show(in: loadedView, state: contentUnavailableConfigurationState)
  }
}
