/// The members of UIKit's own classes that an extension of a package may override, as Objective-C's categories may:
/// UIKit declares them `dynamic` in these classes.
enum ReplaceableMembers {
  /// Returns the full name of such a member, with the labels of its parameters; nil for other members.
  static func fullName(of member: MemberRecord, in type: String) -> String? {
    guard member.isOverride, !member.isStatic, !member.isObserved else { return nil }
    let name = member.name + (member.kind == .method ? "(" + member.labels.map { $0 + ":" }.joined() + ")" : "")
    return names[type]?.contains(name) ?? false ? name : nil
  }

  /// The full names by class.
  static let names: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let type = words.first { result[type, default: []].formUnion(words.dropFirst()) }
    }
    return result
  }()

  /// On each line a class, and some of its members.
  private static let text = """
    UIButton intrinsicContentSize layoutSubviews()
    UICollectionView layoutSubviews() touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:)
    UICollectionView touchesCancelled(_:with:)
    UIColor isEqual(_:) hash
    UIImage isEqual(_:) hash
    UIImageView intrinsicContentSize layoutSubviews()
    UILabel intrinsicContentSize canBecomeFirstResponder canPerformAction(_:withSender:) copy(_:)
    UINavigationController viewWillLayoutSubviews() viewDidLoad() viewWillAppear(_:) viewDidAppear(_:)
    UINavigationController viewWillDisappear(_:) viewDidDisappear(_:) preferredStatusBarStyle prefersStatusBarHidden
    UINavigationController childForStatusBarStyle childForStatusBarHidden shouldAutorotate
    UINavigationController supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
    UIScrollView layoutSubviews() touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:)
    UIScrollView touchesCancelled(_:with:)
    UITabBarController viewWillLayoutSubviews() viewDidLoad() viewWillAppear(_:) viewDidAppear(_:)
    UITabBarController viewWillDisappear(_:) viewDidDisappear(_:) preferredStatusBarStyle prefersStatusBarHidden
    UITabBarController childForStatusBarStyle childForStatusBarHidden shouldAutorotate
    UITabBarController supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
    UITableView layoutSubviews() touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:)
    UITableView touchesCancelled(_:with:)
    UITextField intrinsicContentSize layoutSubviews() canPerformAction(_:withSender:)
    UITextView intrinsicContentSize layoutSubviews() canPerformAction(_:withSender:)
    UIView touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:) touchesCancelled(_:with:)
    UIViewController keyCommands next touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:)
    UIViewController touchesCancelled(_:with:)
    """
}
