@_spi(UIKit) import UIKitCore

extension UICollectionViewCell: ConfiguredView {
  var showsSelectedBackground: Bool { isSelected || isHighlighted }

  func stateDidChange() {
    updateSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  func updateConfigurationIfNeeded() {
    guard parts.needsUpdateConfiguration else { return }
    parts.needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurationDidUpdate(state)
    // Changes made by the update itself need no further update.
    parts.needsUpdateConfiguration = false
  }

  /// Called when the content may prefer another size: measures the cell again if the collection view's
  /// `selfSizingInvalidation` allows it.
  func contentSizeMayHaveChanged() { reuseState.collectionView?.contentDidChange(of: self, byConstraints: false) }

}
