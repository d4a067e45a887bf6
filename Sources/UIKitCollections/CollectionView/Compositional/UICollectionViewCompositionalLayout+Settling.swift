import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

extension UICollectionViewCompositionalLayout {
  var isHorizontal: Bool { configuration.scrollDirection == .horizontal }

  /// Whether elements move during scrolling: pinned headers, or elements that a handler restyles.
  var followsScrolling: Bool {
    configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || sections.contains {
        $0.description.visibleItemsInvalidationHandler != nil
          || $0.description.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
  }

  /// Whether a navigation bar, for which lists among the sections make room, has appeared or disappeared.
  var isBarAboveOutdated: Bool {
    guard let collectionView, sections.contains(where: { $0.description.list != nil }) else { return false }
    return collectionView.isUnderNavigationBar != isUnderBar
  }

  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferred.removeAll() }
    if let plan = context.updatePlan { follow(plan) }
    if !context.isScrollOnly { preparedSize = nil }
  }

  /// Updates the sections to match the collection view.
  func settle() {
    guard let collectionView else {
      sections = []
      preparedSize = nil
      return
    }
    let insets = collectionView.adjustedContentInset
    var size = collectionView.bounds.size
    // Insets in the scrolling direction are scrolled over; those at right angles to it reduce the space.
    if isHorizontal { size.height -= insets.top + insets.bottom } else { size.width -= insets.left + insets.right }
    guard preparedSize != size else { return }
    preparedSize = size
    isUnderBar = collectionView.isUnderNavigationBar
    let traits = collectionView.traitCollection
    let environment = CompositionalEnvironment(contentSize: size, contentInsets: .zero, traitCollection: traits)
    self.environment = environment
    var preferredBySection: [Int: [LayoutElementKey: CGSize]] = [:]
    for (key, size) in preferred {
      if let section = key.indexPath.first { preferredBySection[section, default: [:]][key] = size }
    }
    sections = []
    defer { hasRegions = sections.contains(where: \.isOrthogonal) }
    for index in 0..<collectionView.numberOfSections {
      guard let description = sectionProvider(index, environment) else {
        raise(
          "NSInternalInconsistencyException",
          "Invalid section definition. The section provider of \(self) returned nil "
            + "for section \(index).")
      }
      let surroundings = CompositionalSection.Surroundings(
        isHorizontal: isHorizontal, size: size, reference: referenceInsets(of: description, in: collectionView),
        scale: traits.displayScale > 0 ? traits.displayScale : 1,
        isRightToLeft: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        separatorInset: { [weak collectionView] in collectionView?.separatorInset(at: $0) ?? ListCellLayout.margin },
        isSelected: { [weak collectionView] in collectionView?.selection.contains($0) ?? false },
        isUnderBar: isUnderBar, isLast: { [weak self] in $0 + 1 == self?.sections.count },
        environment: environment)
      sections.append(
        CompositionalSection(
          index: index, description: description, itemCount: collectionView.numberOfItems(inSection: index),
          surroundings: surroundings, preferred: preferredBySection[index] ?? [:]))
    }
    stack(from: 0)
  }

  /// Places the sections from `first` on after the preceding ones.
  func stack(from first: Int) {
    var position = first == 0 ? boundaries.lengthBefore : sections[first - 1].end + configuration.interSectionSpacing
    for index in first..<max(first, sections.count) {
      sections[index].start = position
      position = sections[index].end + configuration.interSectionSpacing
    }
  }

  /// Returns the guide's insets at right angles to the scrolling, without the content inset.
  private func referenceInsets(
    of section: NSCollectionLayoutSection, in collectionView: UICollectionView
  ) -> UIEdgeInsets {
    var reference = section.contentInsetsReference
    if reference == .automatic { reference = configuration.contentInsetsReference }
    let adjusted = collectionView.adjustedContentInset
    let insets: UIEdgeInsets
    switch reference {
    case .none: insets = .zero
    case .automatic, .safeArea: insets = collectionView.safeAreaInsets
    case .layoutMargins, .readableContent: insets = collectionView.layoutMargins
    }
    // Do not subtract the content inset twice.
    if isHorizontal {
      return UIEdgeInsets(
        top: max(0, insets.top - adjusted.top), left: 0, bottom: max(0, insets.bottom - adjusted.bottom), right: 0)
    }
    return UIEdgeInsets(
      top: 0, left: max(0, insets.left - adjusted.left), bottom: 0, right: max(0, insets.right - adjusted.right))
  }

  // MARK: Headers and footers of the whole layout

  private func globalKey(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> LayoutElementKey {
    LayoutElementKey(category: .supplementaryView, kind: item.elementKind, indexPath: IndexPath(index: 0))
  }

  var boundaries: LayoutBoundaries {
    LayoutBoundaries(
      configuration.boundarySupplementaryItems.map { item in
        BoundaryItem(item, size: item.layoutSize.size(in: preparedSize ?? .zero, preferred: preferred[globalKey(item)]))
      }, isHorizontal: isHorizontal)
  }

  func globalElements(visible: CGRect) -> [CompositionalElement] {
    guard preparedSize != nil, !configuration.boundarySupplementaryItems.isEmpty else { return [] }
    let content = contentSize
    let frames = boundaries.frames(
      length: isHorizontal ? content.width : content.height, cross: isHorizontal ? content.height : content.width,
      visible: visible)
    return zip(configuration.boundarySupplementaryItems, frames).map { item, frame in
      CompositionalElement(key: globalKey(item), frame: frame, zIndex: item.zIndex)
    }
  }

  var contentSize: CGSize {
    guard let container = preparedSize else { return .zero }
    let boundaries = boundaries
    let length = (sections.last?.end ?? boundaries.lengthBefore) + boundaries.lengthAfter
    return isHorizontal
      ? CGSize(width: length, height: container.height) : CGSize(width: container.width, height: length)
  }

  /// Moves preferred sizes to the index paths after an update.
  private func follow(_ plan: UpdatePlan) {
    var moved: [LayoutElementKey: CGSize] = [:]
    for (key, size) in preferred {
      var key = key
      if key.category == .cell {
        guard let index = ItemIndex(key.indexPath), case .kept(let new) = plan.fate(of: index) else { continue }
        key.indexPath = new.indexPath
      } else if key.indexPath.count == 2 {
        guard let section = plan.newSection(ofOld: key.indexPath.section) else { continue }
        key.indexPath.section = section
      }
      moved[key] = size
    }
    preferred = moved
  }
}

extension UICollectionView {
  /// Whether a navigation bar is above the start of the view.
  fileprivate var isUnderNavigationBar: Bool {
    guard safeAreaInsets.top > 0 else { return false }
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return (responder as? UIViewController)?.navigationController?.isNavigationBarHidden == false
  }
}
