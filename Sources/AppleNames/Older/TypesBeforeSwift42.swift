import UIKit

// The names of UIKit's types before Swift 4.2, in which sources of that time are compiled (`-swift-version 4`).
// Newer sources cannot use them, here as on iOS.

/// The name of `RunLoop.Mode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode") public typealias RunLoopMode = RunLoop.Mode
extension RunLoop.Mode {
  /// The name of `common` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "common") public static var commonModes: RunLoop.Mode { .common }
  /// The name of `default` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "default") public static var defaultRunLoopMode: RunLoop.Mode { .default }
  /// The name of `tracking` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "tracking") public static var UITrackingRunLoopMode: RunLoop.Mode {
    .tracking
  }
}
/// The name of `UIControl.State` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIControl.State") public typealias UIControlState = UIControl.State
/// The name of `UIControl.Event` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIControl.Event") public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.ContentHorizontalAlignment` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIControl.ContentVerticalAlignment` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIButton.ButtonType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIButton.ButtonType") public typealias UIButtonType = UIButton.ButtonType
/// The name of `UIView.ContentMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode") public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIView.AnimationOptions` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AnimationCurve` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.AnimationTransition` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// The name of `UIView.KeyframeAnimationOptions` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name of `UIView.AutoresizingMask` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of `UIView.TintAdjustmentMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name of `UIImage.RenderingMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.Orientation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIImage.ResizingMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name of `UIActivityIndicatorView.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UIBarButtonItem.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of `UIBarButtonItem.SystemItem` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UIBlurEffect.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style") public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of `UIGestureRecognizer.State` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of `UISwipeGestureRecognizer.Direction` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name of `UIAlertAction.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of `UIAlertController.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of `UITableView.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style") public typealias UITableViewStyle = UITableView.Style
/// The name of `UITableViewCell.CellStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableViewCell.SelectionStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableViewCell.EditingStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of `UITableViewCell.AccessoryType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of `UITableViewCell.SeparatorStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of `UITableView.RowAnimation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of `UITableView.ScrollPosition` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of `UITableViewRowAction.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The name of `UICollectionView.ScrollDirection` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name of `UICollectionView.ScrollPosition` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of `UICollectionView.ElementCategory` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The name of `UICollectionViewUpdateItem.Action` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The name of `UIScrollView.IndicatorStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of `UITextField.BorderStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITextField.ViewMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITextField.DidEndEditingReason` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The name of `NSLayoutConstraint.Axis` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of `NSLayoutConstraint.Attribute` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.Relation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of `NSLayoutConstraint.FormatOptions` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of `UIStackView.Distribution` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UIStackView.Alignment` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UINavigationController.Operation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name of `UINavigationItem.LargeTitleDisplayMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// The name of `UIPageViewController.NavigationDirection` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of `UIPageViewController.NavigationOrientation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// The name of `UIPageViewController.TransitionStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of `UISearchBar.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Style") public typealias UISearchBarStyle = UISearchBar.Style
/// The name of `UISearchBar.Icon` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Icon") public typealias UISearchBarIcon = UISearchBar.Icon
/// The name of `UISegmentedControl.Segment` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
/// The name of `UIProgressView.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style
/// The name of `UIDatePicker.Mode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIDatePicker.Mode") public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `UITabBarItem.SystemItem` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The name of `UITabBar.ItemPositioning` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The name of `UISplitViewController.DisplayMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The name of `UIApplication.State` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// The name of `UIApplication.LaunchOptionsKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.OpenURLOptionsKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of `UIDevice.BatteryState` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The name of `UIFont.TextStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle") public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIFontDescriptor.SymbolicTraits` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The name of `UIWindow.Level` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level") public typealias UIWindowLevel = UIWindow.Level
/// The name of `UIEvent.EventSubtype` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The name of `UIEvent.EventType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType") public typealias UIEventType = UIEvent.EventType
/// The name of `UITouch.Phase` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase") public typealias UITouchPhase = UITouch.Phase
/// The name of `UITouch.TouchType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType") public typealias UITouchType = UITouch.TouchType
/// The name of `UIPress.PressType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPress.PressType") public typealias UIPressType = UIPress.PressType
/// The name of `UIInterpolatingMotionEffect.EffectType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// The name of `UIAttachmentBehavior.AttachmentType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// The name of `UICollisionBehavior.Mode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The name of `UIPushBehavior.Mode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// The name of `NSTextStorage.EditActions` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSTextStorage.EditActions")
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `UINotificationFeedbackGenerator.FeedbackType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name of `UIActivity.ActivityType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// The name of `UIActivity.Category` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
/// The name of `UIInputView.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIInputView.Style") public typealias UIInputViewStyle = UIInputView.Style
