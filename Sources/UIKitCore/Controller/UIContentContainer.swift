/// An object with a size and traits that can contain others: a view controller.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentcontainer).
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size in points that the container would like to have.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called on iOS after a child's size by constraints has changed. Never called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size in points that a child gets when this container has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container gets another size. Changes can be animated with the coordinator.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the container gets other traits. Changes can be animated with the coordinator.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
