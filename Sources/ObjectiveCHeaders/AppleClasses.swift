/// Facts for a module in Objective-C about the classes of Apple's frameworks from which its own descend.
public struct AppleClasses: Sendable {
  /// Returns the superclasses of a class, the closest first; none of a class that is not known.
  public var superclasses: @Sendable (_ name: String) -> [String]
  /// Returns the members that a class itself has, without those of its superclasses, such as `image`, `draw(in:)`,
  /// `init(frame:)` and `static.requiresConstraintBasedLayout`.
  public var members: @Sendable (_ name: String) -> Set<String>

  public init(
    superclasses: @escaping @Sendable (_ name: String) -> [String] = AppleClasses.usualSuperclasses,
    members: @escaping @Sendable (_ name: String) -> Set<String> = AppleClasses.usualMembers
  ) {
    self.superclasses = superclasses
    self.members = members
  }

  /// Returns the members of UIKit's classes that are most often superclasses.
  public static let usualMembers: @Sendable (_ name: String) -> Set<String> = { table[$0] ?? [] }

  /// Returns the superclasses of UIKit's classes that are most often superclasses.
  public static let usualSuperclasses: @Sendable (_ name: String) -> [String] = { name in
    var result: [String] = []
    var current = name
    while let next = superclass[current], result.count < 16 {
      result.append(next)
      current = next
    }
    if result.isEmpty, name != "NSObject" { return ["NSObject"] }
    return result
  }

  private static let table: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for line in InheritedMemberTable.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      table[String(name), default: []].formUnion(words.dropFirst().map(String.init))
    }
    table["NSCache"] = [
      "object(forKey:)", "setObject(_:forKey:)", "setObject(_:forKey:cost:)", "removeObject(forKey:)",
      "removeAllObjects()", "name", "countLimit", "totalCostLimit", "delegate",
    ]
    table["NSOperation"] = [
      "start()", "main()", "cancel()", "isCancelled", "isExecuting", "isFinished", "isAsynchronous", "isReady", "name",
      "completionBlock", "queuePriority", "qualityOfService", "waitUntilFinished()", "addDependency(_:)",
    ]
    return table
  }()

  private static let superclass: [String: String] = {
    var result: [String: String] = [:]
    for (above, names) in [
      "NSObject": "UIResponder UIGestureRecognizer UICollectionViewLayout UIBarItem UIImage UIActivity CALayer",
      "UIResponder": "UIView UIViewController UIApplication",
      "UIView": """
      UIControl UILabel UIImageView UIScrollView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView
      UIStackView UIWindow UINavigationBar UIToolbar UITabBar UIProgressView UISearchBar UIVisualEffectView
      UIPickerView UIActivityIndicatorView
      """,
      "UIControl": """
      UIButton UITextField UISlider UISwitch UIStepper UISegmentedControl UIPageControl UIDatePicker
      UIRefreshControl
      """,
      "UIScrollView": "UITableView UICollectionView UITextView", "UICollectionReusableView": "UICollectionViewCell",
      "UIViewController": """
      UINavigationController UITabBarController UITableViewController UICollectionViewController
      UISplitViewController UIPageViewController UIAlertController UIActivityViewController UISearchController
      """,
      "UIGestureRecognizer": """
      UIPanGestureRecognizer UITapGestureRecognizer UILongPressGestureRecognizer UISwipeGestureRecognizer
      UIPinchGestureRecognizer UIRotationGestureRecognizer
      """,
      "UICollectionViewLayout": "UICollectionViewFlowLayout", "UIBarItem": "UIBarButtonItem UITabBarItem",
      "CALayer": "CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CAScrollLayer",
    ] {
      for name in names.split(whereSeparator: \.isWhitespace) { result[String(name)] = above }
    }
    return result
  }()
}
