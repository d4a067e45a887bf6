/// The superclasses of UIKit's and Core Animation's classes, which are not among the sources of a package.
enum AppleClasses {
  /// Returns the classes above one, the closest first; none for other classes.
  static func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var current = name
    while let next = superclass[current] {
      result.append(next)
      current = next
    }
    return result
  }

  /// Returns the classes below one.
  static func subclasses(of name: String) -> [String] { below[name] ?? [] }

  /// Returns whether a class is known to descend from `NSObject` and not from `UIResponder`.
  static func isObjectWithoutResponding(_ name: String) -> Bool {
    let above = superclasses(of: name)
    return above.last == "NSObject" && name != "UIResponder" && !above.contains("UIResponder")
  }

  private static let below: [String: [String]] = {
    var result: [String: [String]] = [:]
    for name in superclass.keys.sorted() {
      for above in superclasses(of: name) { result[above, default: []].append(name) }
    }
    return result
  }()

  private static let superclass: [String: String] = {
    let table: [(String, String)] = [
      (
        "NSObject",
        "UIResponder CALayer CAAnimation UIGestureRecognizer UIBarItem UICollectionViewLayout UIEvent UIColor"
      ),
      ("NSObject", "UIPresentationController UINavigationItem UIMenuElement UIImage UIFont UIScreen UIDevice"),
      (
        "NSObject",
        "NSLayoutConstraint NSLayoutManager NSTextContainer UILayoutGuide UIDynamicBehavior UIDynamicAnimator"
      ),
      ("NSObject", "UIDocument UIFindInteraction UIFindSession UITextSearchOptions"),
      ("UIFindSession", "UITextSearchingFindSession"),
      ("UIResponder", "UIApplication UIScene UIView UIViewController UIAccessibilityElement"),
      ("UIScene", "UIWindowScene"),
      ("UIView", "UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UIInputView UILabel"),
      ("UIView", "UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView"),
      ("UIView", "UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow"),
      ("UIView", "UICalendarView UIContentUnavailableView"),
      ("UIScrollView", "UICollectionView UITableView UITextView"),
      ("UICollectionReusableView", "UICollectionViewCell"),
      ("UICollectionViewCell", "UICollectionViewListCell"),
      ("UIControl", "UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper"),
      ("UIControl", "UIColorWell UIPasteControl UISwitch UITextField"),
      ("UITextField", "UISearchTextField"),
      ("UIViewController", "AVPlayerViewController UIActivityViewController UIAlertController UISearchController"),
      ("UIViewController", "UICollectionViewController UIInputViewController UINavigationController"),
      ("UIViewController", "UIPageViewController UISplitViewController UITabBarController UITableViewController"),
      ("UINavigationController", "UIImagePickerController"),
      ("UINavigationController", "MFMailComposeViewController MFMessageComposeViewController"),
      ("UIViewController", "CNContactPickerViewController CNContactViewController PHPickerViewController"),
      ("UIViewController", "QLPreviewController SFSafariViewController SKStoreProductViewController"),
      ("UIView", "LPLinkView MKAnnotationView MKMapView MPVolumeView"),
      ("MKAnnotationView", "MKMarkerAnnotationView MKPinAnnotationView"),
      ("UIViewController", "UIColorPickerViewController UIDocumentPickerViewController"),
      (
        "NSObject", "UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UITab UITabAccessory"
      ),
      ("NSObject", "UITextItem UIUpdateInfo UIUpdateLink"),
      ("UIPrintFormatter", "UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter"),
      ("UITab", "UISearchTab UITabGroup"),
      ("UIGestureRecognizer", "UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer"),
      ("UIGestureRecognizer", "UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer"),
      ("UIGestureRecognizer", "UITapGestureRecognizer"),
      ("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
      ("UIBarItem", "UIBarButtonItem UITabBarItem"),
      ("UICollectionViewLayout", "UICollectionViewCompositionalLayout UICollectionViewFlowLayout"),
      ("UICollectionViewLayout", "UICollectionViewTransitionLayout"),
      ("UIPresentationController", "UIPopoverPresentationController UISheetPresentationController"),
      ("UIMenuElement", "UIAction UICommand UIDeferredMenuElement UIMenu"),
      ("UICommand", "UIKeyCommand"),
      ("CALayer", "CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer"),
      ("CALayer", "CATransformLayer AVPlayerLayer"),
      ("CAAnimation", "CAAnimationGroup CAPropertyAnimation CATransition"),
      ("CAPropertyAnimation", "CABasicAnimation CAKeyframeAnimation"),
      ("CABasicAnimation", "CASpringAnimation"),
    ]
    var result: [String: String] = [:]
    for (above, names) in table { for name in names.split(separator: " ") { result[String(name)] = above } }
    return result
  }()
}
