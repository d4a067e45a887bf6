@_spi(UIKit) import UIKitCore

extension UICollectionViewController {
  var currentCollectionView: UICollectionView? {
    loadViewIfNeeded()
    return parts.collectionView
  }

  var initialLayout: UICollectionViewLayout {
    if let layout = parts.layout { return layout }
    // A controller from a storyboard or nib gets its layout with its view.
    if isFromInterface { loadViewIfNeeded() }
    if let layout = parts.collectionView?.collectionViewLayout { return layout }
    raise("NSInvalidArgumentException", "UICollectionView must be initialized with a non-nil layout parameter")
  }

  private var isFromInterface: Bool { parts.layout == nil && (controllerState.interface != nil || nibName != nil) }

  func loadCollectionView() {
    if parts.layout == nil, loadViewFromInterface() { return }
    makeWrapper()
    guard let wrapper = parts.wrapper else { return }
    install(UICollectionView(frame: wrapper.bounds, collectionViewLayout: initialLayout))
  }

  /// Installs the view of a storyboard or nib, which is the collection view itself.
  func takeInterfaceCollectionView(_ collectionView: UICollectionView) {
    makeWrapper()
    install(collectionView, connectingTo: nil)
  }

  private func makeWrapper() {
    let wrapper = CollectionControllerWrapperView(frame: UIScreen.main.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.onWindowChange = { [weak self] in self?.updateMovementGesture() }
    parts.wrapper = wrapper
    view = wrapper
  }

  /// Replaces the collection view (facts 7.3–7.5).
  func replaceCollectionView(with new: UICollectionView?) {
    guard let new else {
      if isViewLoaded { uninstall() }
      return
    }
    loadViewIfNeeded()
    guard new !== parts.collectionView else { return }
    uninstall()
    install(new)
  }

  private func install(_ collectionView: UICollectionView) {
    install(collectionView, connectingTo: self)
  }

  /// - Parameter owner: the data source and delegate; nil leaves these to a document's outlets.
  private func install(_ collectionView: UICollectionView, connectingTo owner: UICollectionViewController?) {
    parts.collectionView = collectionView
    if let owner {
      collectionView.dataSource = owner
      collectionView.delegate = owner
    }
    if let wrapper = parts.wrapper {
      collectionView.frame = wrapper.bounds
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(collectionView)
    }
    updateMovementGesture()
  }

  private func uninstall() {
    guard let old = parts.collectionView else { return }
    removeMovementGesture()
    old.dataSource = nil
    old.delegate = nil
    old.removeFromSuperview()
    parts.collectionView = nil
  }

  func clearSelection() {
    guard clearsSelectionOnViewWillAppear, let collectionView = parts.collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: false)
    }
  }

  // MARK: Moving items

  /// Adds or removes the gesture, which exists only in a window, and only if the data source lets items be moved (facts
  /// 7.9).
  func updateMovementGesture() {
    guard installsStandardGestureForInteractiveMovement, let collectionView = parts.collectionView,
      collectionView.window != nil, collectionView.dataSource?.movesItems(of: collectionView) ?? false
    else {
      removeMovementGesture()
      return
    }
    guard parts.movementGesture == nil else { return }
    let gesture = UILongPressGestureRecognizer { [weak self] gesture in self?.move(by: gesture) }
    parts.movementGesture = gesture
    collectionView.addGestureRecognizer(gesture)
  }

  private func removeMovementGesture() {
    guard let gesture = parts.movementGesture else { return }
    parts.movementGesture = nil
    gesture.view?.removeGestureRecognizer(gesture)
  }

  private func move(by gesture: UIGestureRecognizer) {
    guard let collectionView = parts.collectionView else { return }
    let point = gesture.location(in: collectionView)
    switch gesture.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: point) else { return }
      _ = collectionView.beginInteractiveMovementForItem(at: path)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    case .cancelled, .failed: collectionView.cancelInteractiveMovement()
    default: break
    }
  }

  // MARK: Coding

  private static let clearsKey = "UICollectionViewControllerClearsSelectionOnViewWillAppear"
  private static let installsKey = "UICollectionViewControllerInstallsStandardGestureForInteractiveMovement"

  func encodeFlags(_ coder: NSCoder) {
    coder.encode(clearsSelectionOnViewWillAppear, forKey: Self.clearsKey)
    coder.encode(installsStandardGestureForInteractiveMovement, forKey: Self.installsKey)
  }

  func decodeFlags(_ coder: NSCoder) {
    if coder.containsValue(forKey: Self.clearsKey) {
      clearsSelectionOnViewWillAppear = coder.decodeBool(forKey: Self.clearsKey)
    }
    if coder.containsValue(forKey: Self.installsKey) {
      installsStandardGestureForInteractiveMovement = coder.decodeBool(forKey: Self.installsKey)
    }
  }
}

extension UICollectionViewDataSource {
  /// Returns whether the data source implements `canMoveItemAt`. Only calling `moveItemAt` could show that it exists,
  /// so `canMoveItemAt` has to be implemented.
  func movesItems(of collectionView: UICollectionView) -> Bool {
    guard let first = collectionView.loadedCounts.index(ofOrdinal: 0) else { return false }
    return self.collectionView?(collectionView, canMoveItemAt: first.indexPath) != nil
  }
}
