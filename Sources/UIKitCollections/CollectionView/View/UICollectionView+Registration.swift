import CollectionCore
@_spi(UIKit) import UIKitCore

/// The classes, nibs and handlers from which cells and supplementary views are created.
@MainActor struct Registrations {
  enum Source {
    case viewClass(UICollectionReusableView.Type)
    /// A class that cannot be shown, which is an error only when a view is needed (as on iOS).
    case foreign(AnyClass)
    /// Another way of creating a view, such as a nib.
    case factory(() -> UICollectionReusableView)
  }

  var sources: [ReusePool.Key: Source] = [:]
  /// The element for which the data source is providing a view.
  var requested: (key: ElementKey, attributes: UICollectionViewLayoutAttributes)?
  /// The cell that is being reconfigured, which dequeuing returns.
  var reconfigured: UICollectionViewCell?
}

extension UICollectionView {
  private static let cellKind = "UICollectionElementKindCell"

  func registerCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    let key = ReusePool.Key(category: .cell, kind: "", identifier: identifier)
    guard let cellClass else { return setSource(nil, for: key) }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      raise(
        "NSInvalidArgumentException",
        "must pass a class of kind UICollectionViewCell to registerClass:forCellWithReuseIdentifier:; got \(cellClass)")
    }
    setSource(.viewClass(type), for: key)
  }

  func registerSupplementaryClass(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let key = ReusePool.Key(category: .supplementaryView, kind: kind, identifier: identifier)
    guard let viewClass else { return setSource(nil, for: key) }
    let type = viewClass as? UICollectionReusableView.Type
    setSource(type.map { .viewClass($0) } ?? .foreign(viewClass), for: key)
  }

  /// Replaces the source of views of a key. Views from the previous source are not reused.
  func setSource(_ source: Registrations.Source?, for key: ReusePool.Key) {
    // Some apps register the same class again each time they dequeue a cell.
    if case .viewClass(let new)? = source, case .viewClass(let old)? = registrations.sources[key], new == old { return }
    registrations.sources[key] = source
    for view in elements.pool.removeAll(key) {
      unstack(view)
      view.removeFromSuperview()
    }
  }

  func isRegistered(_ key: ReusePool.Key) -> Bool { registrations.sources[key] != nil }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = registrations.reconfigured {
      guard cell.reuseIdentifier == identifier else {
        raise(
          "NSInternalInconsistencyException",
          "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
            + "reconfiguring an item, which is not allowed. You must dequeue a cell using the same registration or reuse "
            + "identifier that was used to dequeue the cell originally to obtain the existing cell.")
      }
      return cell
    }
    let key = ReusePool.Key(category: .cell, kind: "", identifier: identifier)
    guard let cell = dequeue(key, .cell(indexPath), Self.cellKind) as? UICollectionViewCell else {
      raise(
        "NSInternalInconsistencyException", "the view registered for identifier \(identifier) is not a cell")
    }
    indent(cell, at: indexPath)
    return cell
  }

  func dequeueSupplementaryView(
    _ kind: String, _ identifier: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReusePool.Key(category: .supplementaryView, kind: kind, identifier: identifier)
    return dequeue(key, .supplementary(kind, indexPath), kind)
  }

  private func dequeue(_ key: ReusePool.Key, _ element: ElementKey, _ kind: String) -> UICollectionReusableView {
    let attributes = attributesForDequeuing(element)
    let view: UICollectionReusableView
    if let waiting = elements.pool.take(key) {
      view = waiting
      view.prepareForReuse()
      // For assistive technology it is another element from now on.
      view.accessibilityState?.nodeID = 0
      view.didDequeue()
    } else {
      guard let source = registrations.sources[key] else {
        raise(
          "NSInternalInconsistencyException",
          "could not dequeue a view of kind: \(kind) with identifier \(key.identifier) - must register a nib or a class "
            + "for the identifier or connect a prototype cell in a storyboard")
      }
      view = make(source, key, size: attributes?.size ?? .zero)
    }
    prepareDequeued(view, attributes)
    return view
  }

  private func make(
    _ source: Registrations.Source, _ key: ReusePool.Key, size: CGSize
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView
    switch source {
    case .viewClass(let type):
      guard
        let made = RuntimeInstance.makeView(type, frame: CGRect(origin: .zero, size: size)) as? UICollectionReusableView
      else { preconditionFailure("\(type).init(frame:) created a view of another class") }
      view = made
    case .foreign(let type):
      raise(
        "NSInvalidArgumentException",
        "must register a class of kind UICollectionReusableView for kind \(key.kind) with identifier "
          + "\(key.identifier); got \(type)")
    case .factory(let make): view = make()
    }
    view.reuseState.identifier = key.identifier
    view.reuseState.collectionView = self
    elements.pool.countMade(view, key)
    return view
  }

  /// Gives a dequeued view its place and size before the data source configures it.
  private func prepareDequeued(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?) {
    guard let attributes else {
      view.isHidden = false
      return
    }
    UIView.performWithoutAnimation { apply(attributes, to: view) }
  }

  /// Returns the attributes of the element for which a view is dequeued, so that callers of the data source other than
  /// the collection view, such as tests, get views of the right size, too.
  private func attributesForDequeuing(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let requested = registrations.requested {
      let isRequested = requested.key.category == element.category && requested.key.kind == element.kind
      return isRequested ? requested.attributes : query.attributes(for: element)
    }
    if let known = query.attributes(for: element) { return known }
    // A layout that dequeues while it is being prepared cannot be queried yet.
    guard pass.readiness != .preparing, pass.phase == .resting, updates.depth == 0, dataSource != nil else {
      return nil
    }
    prepareForQuestions()
    guard let section = element.indexPath.first, section < loadedCounts.sections else { return nil }
    return askLayout(for: element)
  }

  func makeDecorationView(_ kind: String) -> UICollectionReusableView {
    let key = ReusePool.Key(category: .decorationView, kind: kind, identifier: kind)
    if let view = elements.pool.take(key) {
      view.prepareForReuse()
      return view
    }
    let requestedSize = registrations.requested?.attributes.size ?? .zero
    switch layoutObject.decorationRegistrations[kind] {
    case .viewClass(let viewClass as UICollectionReusableView.Type):
      return make(.viewClass(viewClass), key, size: requestedSize)
    case .nib(let nib):
      return make(.factory { nib.makeReusableView(identifier: kind) }, key, size: requestedSize)
    default:
      raise(
        "NSInternalInconsistencyException",
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype "
          + "in a storyboard")
    }
  }
}
