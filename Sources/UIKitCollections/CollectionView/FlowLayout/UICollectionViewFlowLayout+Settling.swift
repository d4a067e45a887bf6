import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Updates the core to match the collection view and its delegate.
extension UICollectionViewFlowLayout {
  /// The core with all pending work done; nil while no collection view shows the layout.
  var settledCore: FlowLayoutCore? {
    if !state.work.isEmpty || !state.unapplied.isEmpty || state.core == nil { settle() }
    return state.core
  }

  /// Does the work that invalidations have left.
  func settle() {
    // A delegate that queries the layout from within its own methods gets the previous layout.
    guard !state.isSettling else { return }
    state.isSettling = true
    defer { state.isSettling = false }
    guard let collectionView else {
      state.core = nil
      state.work = .metrics
      return
    }
    let container = container(of: collectionView)
    let work = state.work
    state.work = []
    if work.contains(.metrics) || state.core?.container.isHorizontal != container.isHorizontal {
      state.unapplied.removeAll()
      state.core = build(container, for: collectionView)
      return
    }
    if state.core?.container != container { state.core?.update(container) }
    for (section, sizes) in state.unapplied { state.core?.update(sizes: sizes, inSection: section) }
    state.unapplied.removeAll()
  }

  private func build(_ container: FlowLayoutCore.Container, for collectionView: UICollectionView) -> FlowLayoutCore {
    var core = FlowLayoutCore(container: container)
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let reference = referenceInsets(of: collectionView)
    let sectionCount = collectionView.numberOfSections
    core.reserveCapacity(sectionCount)
    let commonSize = checked(isSelfSizing && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize)
    // The call for the first item shows whether the delegate provides sizes at all.
    var delegateGivesSizes = delegate != nil
    for section in 0..<sectionCount {
      let count = collectionView.numberOfItems(inSection: section)
      let metrics = metrics(ofSection: section, reference: reference, delegate: delegate, in: collectionView)
      var sizes = ContiguousArray<CGSize>()
      if delegateGivesSizes, let delegate, count > 0 {
        sizes.reserveCapacity(count)
        for item in 0..<count {
          guard let path = collectionView.delegatePath(IndexPath(item: item, section: section)) else {
            sizes.append(commonSize)
            continue
          }
          guard let size = delegate.collectionView?(collectionView, layout: self, sizeForItemAt: path) else {
            delegateGivesSizes = false
            break
          }
          sizes.append(checked(size))
        }
      }
      if delegateGivesSizes, count > 0 {
        core.appendSection(metrics: metrics, itemSizes: sizes)
      } else {
        core.appendSection(metrics: metrics, count: count, itemSize: commonSize)
      }
      warnIfItemsDoNotFit(core.sections[section], container: container, fromDelegate: delegateGivesSizes)
      if isSelfSizing, let measured = state.measured[section] { core.update(sizes: measured, inSection: section) }
    }
    return core
  }

  /// Returns a size that can be laid out: views that have no size yet often lead to negative ones.
  private func checked(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
  }

  private func metrics(
    ofSection section: Int, reference: UIEdgeInsets, delegate: (any UICollectionViewDelegateFlowLayout)?,
    in collectionView: UICollectionView
  ) -> FlowSectionMetrics {
    let methods = delegate.map(_UICollectionViewDelegateFlowLayout_collectionView.init)
    let inset = methods?(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      methods?(collectionView, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let itemSpacing =
      methods?(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
    let header =
      methods?(collectionView, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      methods?(collectionView, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    return FlowSectionMetrics(
      headerLength: max(0, alongLength(header)), footerLength: max(0, alongLength(footer)),
      insetBefore: isHorizontal ? inset.left : inset.top, insetAfter: isHorizontal ? inset.right : inset.bottom,
      insetStart: isHorizontal ? inset.top + reference.top : inset.left + reference.left,
      insetEnd: isHorizontal ? inset.bottom + reference.bottom : inset.right + reference.right,
      lineSpacing: lineSpacing, itemSpacing: itemSpacing)
  }

  // MARK: Warnings

  /// Logs UIKit's warning about items that are longer than a line, once.
  private func warnIfItemsDoNotFit(
    _ section: FlowSection, container: FlowLayoutCore.Container, fromDelegate: Bool
  ) {
    guard !state.hasWarned, container.lineLength > 0, section.itemCount > 0 else { return }
    let longest = section.sizes.each?.lazy.map(\.width).max() ?? section.sizes.common.width
    guard longest > section.lines.rule.available + FlowLineRule.tolerance else { return }
    state.hasWarned = true
    let condition =
      isHorizontal
      ? "the item height must be less than the height of the UICollectionView minus the section insets top and bottom "
        + "values, minus the content insets top and bottom values."
      : "the item width must be less than the width of the UICollectionView minus the section insets left and right "
        + "values, minus the content insets left and right values."
    var lines = ["The behavior of the UICollectionViewFlowLayout is not defined because:", condition]
    if fromDelegate { lines.append("Please check the values returned by the delegate.") }
    lines.append(
      "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to "
        + "\(collectionView.map(String.init(describing:)) ?? "(null)").")
    FlowLayoutWarnings.handler(lines.joined(separator: "\n"))
  }
}
