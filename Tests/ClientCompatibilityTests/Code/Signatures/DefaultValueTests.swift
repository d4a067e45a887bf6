import Testing
import UIKit

/// The default values of properties, by Apple's documentation and headers.
@MainActor @Suite struct DefaultValueTests {
  @Test func collectionViews() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.isPrefetchingEnabled && view.allowsSelection && view.dragInteractionEnabled)
    #expect(!view.allowsMultipleSelection && !view.isEditing && !view.remembersLastFocusedIndexPath)
    #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
    #expect(view.reorderingCadence == .immediate && view.selfSizingInvalidation == .enabled)
    #expect(!view.hasUncommittedUpdates && !view.hasActiveDrag && !view.hasActiveDrop)
    #expect(view.backgroundView == nil && view.backgroundColor == .systemBackground)
    #expect(view.indexPathsForVisibleItems == [] && view.visibleCells == [])
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.clearsSelectionOnViewWillAppear && controller.installsStandardGestureForInteractiveMovement)
    #expect(!controller.useLayoutToLayoutNavigationTransitions)
  }

  @Test func scrollViews() {
    let view = UIScrollView()
    #expect(view.bounces && view.bouncesHorizontally && view.bouncesVertically && view.isScrollEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isPagingEnabled)
    #expect(!view.isDirectionalLockEnabled && view.scrollsToTop && view.delaysContentTouches)
    #expect(view.canCancelContentTouches && view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.indicatorStyle == .default && view.decelerationRate == .normal)
    #expect(
      UIScrollView.DecelerationRate.normal.rawValue == 0.998 && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1 && view.bouncesZoom)
    #expect(view.keyboardDismissMode == .none && view.indexDisplayMode == .automatic)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.allowsKeyboardScrolling && view.transfersHorizontalScrollingToParent)
    #expect(view.transfersVerticalScrollingToParent && view.contentAlignmentPoint == .zero)
    #expect(view.refreshControl == nil && view.pinchGestureRecognizer == nil && view.clipsToBounds)
  }

  @Test func flowLayouts() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    #expect(layout.developmentLayoutDirection == .leftToRight && !layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func compositionalDescriptions() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems.isEmpty && configuration.contentInsetsReference == .safeArea)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item.contentInsets == .zero && item.supplementaryItems.isEmpty)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    #expect(group.interItemSpacing == nil && group.supplementaryItems.isEmpty && group.subitems == [item])
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic && section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none && section.boundarySupplementaryItems.isEmpty)
    #expect(section.decorationItems.isEmpty && section.visibleItemsInvalidationHandler == nil)
    let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1 && header.offset == .zero)
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
    #expect(uniform.isUniformAcrossSiblings && !uniform.isEstimated && uniform.dimension == 44)
  }

  @Test func listsAndCells() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(list.showsSeparators && list.headerMode == .none && list.footerMode == .none)
    #expect(list.headerTopPadding == nil && list.itemSeparatorHandler == nil)
    let separator = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separator.topSeparatorVisibility == .automatic && separator.bottomSeparatorVisibility == .automatic)
    #expect(separator.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    let cell = UICollectionViewListCell()
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.indentsAccessories)
    #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(!cell.isSelected && !cell.isHighlighted && cell.accessories.isEmpty)
    #expect(UICollectionViewCell().contentConfiguration == nil && UICollectionViewCell().backgroundConfiguration == nil)
    let background = UIBackgroundConfiguration.clear()
    #expect(background.cornerRadius == 0 && background.strokeWidth == 0 && background.strokeOutset == 0)
    #expect(background.imageContentMode == .scaleToFill && background.shadowProperties.opacity == 0)
    let content = UIListContentConfiguration.cell()
    #expect(content.textProperties.alignment == .natural && content.textProperties.numberOfLines == 0)
    #expect(content.textProperties.transform == .none && content.alpha == 1)
    #expect(content.imageProperties.cornerRadius == 0 && content.imageProperties.maximumSize == .zero)
    #expect(content.imageProperties.reservedLayoutSize == .zero && !content.prefersSideBySideTextAndSecondaryText)
    #expect(
      "\(content)".contains("UIListContentConfiguration") && "\(background)".contains("UIBackgroundConfiguration"))
  }

  @Test func views() {
    let view = UIView()
    #expect(view.alpha == 1 && view.isOpaque && !view.isHidden && !view.clipsToBounds && view.tag == 0)
    #expect(view.contentMode == .scaleToFill && view.clearsContextBeforeDrawing && view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch && view.autoresizesSubviews)
    #expect(view.autoresizingMask == [] && view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    #expect(view.backgroundColor == nil && view.semanticContentAttribute == .unspecified)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5) && view.transform == .identity)
    #expect(view.restorationIdentifier == nil && view.gestureRecognizers == nil && view.interactions.isEmpty)
    let label = UILabel()
    #expect(label.numberOfLines == 1 && label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.font.pointSize == 17 && label.isEnabled && !label.isUserInteractionEnabled && label.text == nil)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
    #expect(!label.adjustsFontForContentSizeCategory && label.shadowColor == nil)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!UIImageView().isUserInteractionEnabled && UIImageView().animationRepeatCount == 0)
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
  }

  @Test func recognizersAndConstraints() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.cancelsTouchesInView && !pan.delaysTouchesBegan)
    #expect(pan.delaysTouchesEnded && pan.isEnabled && pan.state == .possible && pan.name == nil)
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    #expect(UISwipeGestureRecognizer().direction == .right && UIPinchGestureRecognizer().scale == 1)
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.priority == .required && !constraint.isActive && constraint.multiplier == 1)
  }

  @Test func layersAndAnimations() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1 && layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.contentsGravity == .resize && layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!layer.masksToBounds && layer.isDoubleSided && layer.cornerRadius == 0 && layer.cornerCurve == .circular)
    #expect(layer.maskedCorners.rawValue == 15 && layer.speed == 1 && layer.rasterizationScale == 1)
    #expect(layer.sublayers == nil && layer.backgroundColor == nil && layer.borderWidth == 0)
    let shape = CAShapeLayer()
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.fillRule == .nonZero && shape.strokeColor == nil)
    #expect(shape.fillColor != nil && shape.path == nil)
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.type == .axial && gradient.colors == nil)
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.duration == 0 && animation.isRemovedOnCompletion && animation.fillMode == .removed)
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter && path.miterLimit == 10)
    #expect(path.isEmpty && !path.usesEvenOddFillRule && path.flatness == 0.6)
  }

  @Test func controllersAndDynamics() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .automatic && controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation && controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars && controller.preferredContentSize == .zero)
    #expect(!controller.hidesBottomBarWhenPushed && !controller.definesPresentationContext && !controller.isEditing)
    let item = UIView()
    let behavior = UIDynamicItemBehavior(items: [item])
    #expect(behavior.elasticity == 0 && behavior.friction == 0 && behavior.density == 1 && behavior.resistance == 0)
    #expect(behavior.angularResistance == 0 && behavior.allowsRotation)
    let gravity = UIGravityBehavior(items: [item])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(UICollisionBehavior(items: [item]).collisionMode == .everything)
    #expect(UISnapBehavior(item: item, snapTo: .zero).damping == 0.5)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    #expect(attachment.damping == 0 && attachment.frequency == 0 && attachment.attachedBehaviorType == .anchor)
  }
}
