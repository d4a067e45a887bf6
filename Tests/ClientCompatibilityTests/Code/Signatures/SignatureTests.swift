import Testing
import UIKit

/// Runs the files next to this one, which are client code with Apple's signatures.
@MainActor @Suite struct SignatureTests {
  private func makeView() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
  }

  @Test func everySignatureRuns() {
    let view = makeView()
    collectionViewSignatures(view)
    layoutSignatures()
    cellSignatures(UICollectionViewListCell())
    compositionalSignatures()
    configurationSignatures()
    stateSignatures()
    listSignatures()
    accessorySignatures()
    scrollViewSignatures()
    viewSignatures(UIView())
    viewControllerSignatures(UIViewController())
    controlSignatures()
    labelSignatures()
    gestureSignatures()
    layerSignatures()
    traitSignatures(UIView())
    snapshotSignatures()
    dynamicsSignatures(UICollectionViewFlowLayout(), UIView())
    animatorSignatures(UIView())
    focusSignatures(UIView())
    nibSignatures()
    windowSignatures()
    menuSignatures(UIView(), in: UIView())
    colorSignatures()
    fontSignatures()
    imageSignatures()
    pathSignatures()
    geometrySignatures()
    valueSignatures()
    collectionViewTypeSignatures()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (one, other) = (UIView(), UIView())
    outer.addSubview(one)
    outer.addSubview(other)
    autoLayoutSignatures(one, other)
    #expect(one.superview === outer && other.superview === outer)
  }

  @Test func updatesInAnAsynchronousFunctionNeedNoAwait() async {
    let view = makeView()
    var isUpdated = false
    view.performBatchUpdates({ isUpdated = true })
    #expect(isUpdated)
  }

  @Test func everyMethodOfADelegateFulfilsItsRequirement() {
    let delegate = EveryDelegate()
    let view = makeView()
    callEveryRequirement(of: delegate, view)
    let expected = 60
    #expect(delegate.called.count == expected)
    #expect(Set(delegate.called).count == expected)
  }

  @Test func classesThatOverrideEverythingWork() throws {
    let source = EveryDelegate()
    let view = OverridingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: OverridingFlowLayout())
    view.register(OverridingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    let cell = try #require(view.visibleCells.first as? OverridingCell)
    #expect(view.convert(cell.bounds, from: cell) == CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = OverridingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = OverridingView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 0, width: 10, height: 10))
    #expect(inner.isDescendant(of: outer) && outer.constraints.count == 2)
  }

  @Test func rawValuesAreApples() {
    for (ours, apples) in scrollPositionRawValues { #expect(ours == apples) }
    #expect(UICollectionView.ReorderingCadence.slow.rawValue == 2)
    #expect(UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints.rawValue == 2)
    #expect(UICollectionView.ScrollDirection.horizontal.rawValue == 1)
    #expect(UICollectionViewUpdateItem.Action.none.rawValue == 4)
    #expect(UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins.rawValue == 2)
    #expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered.rawValue == 5)
    #expect(UIContentInsetsReference.readableContent.rawValue == 4)
    #expect(NSDirectionalRectEdge.all.rawValue == 15 && UIRectEdge.all.rawValue == 15)
    #expect(UIScrollView.KeyboardDismissMode.interactive.rawValue == 2)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
    #expect(UIGestureRecognizer.State.failed.rawValue == 5 && UIGestureRecognizer.State.recognized == .ended)
    #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIControl.Event.touchUpInside.rawValue == 64 && UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.State.disabled.rawValue == 2 && UIControl.State.selected.rawValue == 4)
    #expect(
      NSLayoutConstraint.Attribute.centerX.rawValue == 9 && NSLayoutConstraint.Attribute.leadingMargin.rawValue == 17)
    #expect(NSTextAlignment.center.rawValue == 1 && NSLineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UIUserInterfaceStyle.dark.rawValue == 2 && UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4 && UIStackView.Alignment.trailing.rawValue == 4)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(UIFont.TextStyle.body.rawValue == "UICTFontTextStyleBody")
    #expect(UIImage.RenderingMode.alwaysTemplate.rawValue == 2 && UIButton.ButtonType.system.rawValue == 1)
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  @Test func aPropertyInvalidatesItsView() {
    let view = InvalidatingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(view.spacing == 4 && !view.layer.needsLayout())
    view.spacing = 4
    #expect(!view.layer.needsLayout())
    view.spacing = 5
    #expect(view.spacing == 5 && view.layer.needsLayout())
    view.inset = 2
    #expect(view.needsUpdateConstraints())
  }
}
