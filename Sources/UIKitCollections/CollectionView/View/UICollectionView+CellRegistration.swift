import Foundation
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Configures cells of a class for items of a type. Create one per kind of cell, outside of the data source's
  /// methods, and dequeue with it; nothing else has to be registered.
  @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// A closure that configures a dequeued cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let source: Registrations.Source
    let identifier: String

    /// Creates a registration whose cells are created from their class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      source = .viewClass(Cell.self)
      identifier = "CellRegistration-" + UUID().uuidString
    }

    /// Creates a registration whose cells are created from a nib with the cell as its only top-level object.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      let identifier = "CellRegistration-" + UUID().uuidString
      self.identifier = identifier
      source = .factory { cellNib.makeReusableView(identifier: identifier) }
    }
  }

  /// Configures supplementary views of a class.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// A closure that configures a dequeued supplementary view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let elementKind: String
    let handler: Handler
    let source: Registrations.Source
    let identifier: String

    /// Creates a registration whose views are created from their class.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      source = .viewClass(Supplementary.self)
      identifier = "SupplementaryRegistration-" + UUID().uuidString
    }

    /// Creates a registration whose views are created from a nib with the view as its only top-level object.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      let identifier = "SupplementaryRegistration-" + UUID().uuidString
      self.identifier = identifier
      source = .factory { supplementaryNib.makeReusableView(identifier: identifier) }
    }
  }

  /// Returns a cell configured by a registration. The handler gets `item`; if that is nil, the handler is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let key = ReusePool.Key(category: .cell, kind: "", identifier: registration.identifier)
    if !isRegistered(key) { setSource(registration.source, for: key) }
    guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
      raise("NSInternalInconsistencyException", "The dequeued cell is not a \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view configured by a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let kind = registration.elementKind
    let key = ReusePool.Key(category: .supplementaryView, kind: kind, identifier: registration.identifier)
    if !isRegistered(key) { setSource(registration.source, for: key) }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      raise("NSInternalInconsistencyException", "The dequeued supplementary view is not a \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
