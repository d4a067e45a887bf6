import UIKit

// The names of constants before Swift 4.2, in which sources of that time are compiled (`-swift-version 4`).

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear") public let kCAMediaTimingFunctionLinear =
  CAMediaTimingFunctionName.linear
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn") public let kCAMediaTimingFunctionEaseIn =
  CAMediaTimingFunctionName.easeIn
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut") public
  let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut") public
  let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default") public
  let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards") public let kCAFillModeForwards =
  CAMediaTimingFillMode.forwards
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards") public let kCAFillModeBackwards =
  CAMediaTimingFillMode.backwards
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both") public let kCAFillModeBoth =
  CAMediaTimingFillMode.both
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed") public let kCAFillModeRemoved =
  CAMediaTimingFillMode.removed
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade") public let kCATransitionFade = CATransitionType.fade
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn") public let kCATransitionMoveIn = CATransitionType
  .moveIn
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push") public let kCATransitionPush = CATransitionType.push
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal") public let kCATransitionReveal = CATransitionType
  .reveal
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight") public let kCATransitionFromRight =
  CATransitionSubtype.fromRight
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft") public let kCATransitionFromLeft =
  CATransitionSubtype.fromLeft
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop") public let kCATransitionFromTop =
  CATransitionSubtype.fromTop
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom") public let kCATransitionFromBottom =
  CATransitionSubtype.fromBottom
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero") public let kCAFillRuleNonZero =
  CAShapeLayerFillRule.nonZero
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd") public let kCAFillRuleEvenOdd =
  CAShapeLayerFillRule.evenOdd
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt") public let kCALineCapButt = CAShapeLayerLineCap
  .butt
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round") public let kCALineCapRound = CAShapeLayerLineCap
  .round
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square") public let kCALineCapSquare =
  CAShapeLayerLineCap.square
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter") public let kCALineJoinMiter =
  CAShapeLayerLineJoin.miter
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round") public let kCALineJoinRound =
  CAShapeLayerLineJoin.round
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel") public let kCALineJoinBevel =
  CAShapeLayerLineJoin.bevel
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear") public let kCAAnimationLinear =
  CAAnimationCalculationMode.linear
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete") public let kCAAnimationDiscrete =
  CAAnimationCalculationMode.discrete
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced") public let kCAAnimationPaced =
  CAAnimationCalculationMode.paced
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic") public let kCAAnimationCubic =
  CAAnimationCalculationMode.cubic
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced") public let kCAAnimationCubicPaced =
  CAAnimationCalculationMode.cubicPaced
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAuto") public let kCAAnimationRotateAuto =
  CAAnimationRotationMode.rotateAuto
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse") public
  let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center") public let kCAGravityCenter =
  CALayerContentsGravity.center
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize") public let kCAGravityResize =
  CALayerContentsGravity.resize
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect") public let kCAGravityResizeAspect =
  CALayerContentsGravity.resizeAspect
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill") public
  let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top") public let kCAGravityTop =
  CALayerContentsGravity.top
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom") public let kCAGravityBottom =
  CALayerContentsGravity.bottom
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left") public let kCAGravityLeft =
  CALayerContentsGravity.left
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right") public let kCAGravityRight =
  CALayerContentsGravity.right
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural") public let kCAAlignmentNatural =
  CATextLayerAlignmentMode.natural
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left") public let kCAAlignmentLeft =
  CATextLayerAlignmentMode.left
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right") public let kCAAlignmentRight =
  CATextLayerAlignmentMode.right
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center") public let kCAAlignmentCenter =
  CATextLayerAlignmentMode.center
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified") public let kCAAlignmentJustified =
  CATextLayerAlignmentMode.justified
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none") public let kCATruncationNone =
  CATextLayerTruncationMode.none
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start") public let kCATruncationStart =
  CATextLayerTruncationMode.start
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end") public let kCATruncationEnd =
  CATextLayerTruncationMode.end
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle") public let kCATruncationMiddle =
  CATextLayerTruncationMode.middle
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial") public let kCAGradientLayerAxial =
  CAGradientLayerType.axial

@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
@preconcurrency @MainActor public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
@preconcurrency @MainActor public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
