/// Facts about classes of Apple's frameworks, as far as they matter to their subclasses here.
enum Inherited {
  /// An initializer that subclasses override and call.
  struct Initializer {
    /// The part between the brackets.
    var parameters: String
    var labels: [String]
    var names: [String]
    /// "", "?" or "!".
    var mark = ""
    var isThrowing = false
    var isRequired = false
    /// Arguments with which it can be called without knowing any, or nil.
    var plainArguments: String?
    var selector: String?
    /// The arguments for the superclass's, where that is not the same initializer.
    var superArguments: String?

    /// Tells initializers apart.
    var key: String { signature ?? parameters.replacing(": ", with: ":").replacing("?", with: "") }
    /// The labels and types, where they are known apart.
    var signature: String?

    /// The arguments that pass the parameters on.
    var arguments: String {
      zip(labels, names).map { $0.isEmpty ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    }
  }

  private static let object = Initializer(
    parameters: "", labels: [], names: [], plainArguments: "", selector: "init")
  private static let coder = Initializer(
    parameters: "coder: NSCoder", labels: ["coder"], names: ["coder"], mark: "?", isRequired: true,
    selector: "initWithCoder:")
  private static let frame = Initializer(
    parameters: "frame: CGRect", labels: ["frame"], names: ["frame"], plainArguments: "frame: .zero",
    selector: "initWithFrame:")
  private static let nib = Initializer(
    parameters: "nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?", labels: ["nibName", "bundle"],
    names: ["nibNameOrNil", "nibBundleOrNil"], plainArguments: "nibName: nil, bundle: nil",
    selector: "initWithNibName:bundle:")

  /// Returns the designated initializers of a class that no header here declares, or nil if they are not known.
  static func initializers(of name: String) -> [Initializer]? {
    if let special = special[name] { return special }
    if plainObjects.contains(name) || name.hasSuffix("Formatter") && name.hasPrefix("NS") { return [object] }
    guard name.hasPrefix("UI") else { return nil }
    if name.hasSuffix("GestureRecognizer") { return special["UIGestureRecognizer"] }
    if controllers.contains(name) { return [nib, coder] }
    return views.contains(name) || name.hasSuffix("View") ? [frame, coder] : nil
  }

  private static let plainObjects: Set<String> = [
    "NSObject", "NSOperation", "NSResponder", "UIResponder", "UIActivity", "UIDynamicBehavior", "NSOperationQueue",
    "UIActivityItemProvider_", "UIViewPropertyAnimator_", "NSURLProtocol_", "NSValueTransformer",
  ]
  private static let views: Set<String> = [
    "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UIPageControl",
    "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIWindow", "UICollectionViewCell",
    "UICollectionReusableView", "UIDatePicker", "UIRefreshControl_",
  ]
  private static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
  ]
  private static let special: [String: [Initializer]] = [
    "UITableViewCell": [
      Initializer(
        parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?", labels: ["style", "reuseIdentifier"],
        names: ["style", "reuseIdentifier"], plainArguments: "style: .default, reuseIdentifier: nil",
        selector: "initWithStyle:reuseIdentifier:"), coder,
    ],
    "UITableViewHeaderFooterView": [
      Initializer(
        parameters: "reuseIdentifier: String?", labels: ["reuseIdentifier"], names: ["reuseIdentifier"],
        plainArguments: "reuseIdentifier: nil", selector: "initWithReuseIdentifier:"), coder,
    ],
    "UITableView": [
      Initializer(
        parameters: "frame: CGRect, style: UITableView.Style", labels: ["frame", "style"], names: ["frame", "style"],
        plainArguments: "frame: .zero, style: .plain", selector: "initWithFrame:style:"), coder,
    ],
    "UICollectionView": [
      Initializer(
        parameters: "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout",
        labels: ["frame", "collectionViewLayout"], names: ["frame", "layout"],
        plainArguments: "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()",
        selector: "initWithFrame:collectionViewLayout:"), coder,
    ],
    "UITextView": [
      Initializer(
        parameters: "frame: CGRect, textContainer: NSTextContainer?", labels: ["frame", "textContainer"],
        names: ["frame", "textContainer"], plainArguments: "frame: .zero, textContainer: nil",
        selector: "initWithFrame:textContainer:"), coder,
    ],
    "UIStackView": [
      frame,
      Initializer(
        parameters: "coder: NSCoder", labels: ["coder"], names: ["coder"], isRequired: true,
        selector: "initWithCoder:"),
    ],
    "UIGestureRecognizer": [
      Initializer(
        parameters: "target: Any?, action: Selector?", labels: ["target", "action"], names: ["target", "action"],
        plainArguments: "target: nil, action: nil", selector: "initWithTarget:action:")
    ],
    // Those that an image must have are not designated: they cannot be called from a subclass.
    "UIImage": [
      object,
      Initializer(
        parameters: "cgImage: CGImage", labels: ["cgImage"], names: ["cgImage"], selector: "initWithCGImage:"),
      Initializer(
        parameters: "data: Data, scale: CGFloat", labels: ["data", "scale"], names: ["data", "scale"], mark: "?",
        selector: "initWithData:scale:"),
      Initializer(
        parameters: "coder: NSCoder", labels: ["coder"], names: ["coder"], mark: "?", isRequired: true,
        selector: "initWithCoder:", superArguments: ""),
      Initializer(
        parameters: "imageLiteralResourceName name: String", labels: ["imageLiteralResourceName"], names: ["name"],
        isRequired: true, superArguments: ""),
    ],
    "UICollectionViewLayout": [object, coder],
    "UICollectionViewFlowLayout": [object, coder],
    "UITableViewController": [
      Initializer(
        parameters: "style: UITableView.Style", labels: ["style"], names: ["style"], plainArguments: "style: .plain",
        selector: "initWithStyle:"), coder,
    ],
    "CALayer": [object], "CAShapeLayer": [object], "CAGradientLayer": [object], "CATextLayer": [object],
    "UIVisualEffectView": [
      Initializer(
        parameters: "effect: UIVisualEffect?", labels: ["effect"], names: ["effect"], plainArguments: "effect: nil",
        selector: "initWithEffect:"), coder,
    ],
  ]

  // MARK: Members

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let objectMembers = list(
    """
    description debugDescription hash isEqual: copy mutableCopy class superclass self respondsToSelector:
    conformsToProtocol: isKindOfClass: isMemberOfClass: performSelector: performSelector:withObject: dealloc load
    initialize retain release autorelease retainCount zone observeValueForKeyPath:ofObject:change:context: valueForKey:
    setValue:forKey: setValue:forUndefinedKey: valueForUndefinedKey: setValue:forKeyPath: valueForKeyPath: alloc new
    allocWithZone: methodForSelector: doesNotRecognizeSelector: forwardInvocation: forwardingTargetForSelector:
    awakeFromNib prepareForInterfaceBuilder copyWithZone: mutableCopyWithZone: encodeWithCoder: supportsSecureCoding
    finalize
    """)
  private static let operationMembers = list(
    "start main cancel isCancelled isExecuting isFinished isAsynchronous cancelled executing finished asynchronous name"
  )
  private static let layerMembers = list(
    """
    drawInContext: display layoutSublayers needsDisplayForKey: actionForKey: frame bounds delegate contents name
    """)
  /// Returns whether a class of Foundation or Core Animation has a method or property already.
  static func has(_ selector: String, _ superclasses: [String]) -> Bool {
    if objectMembers.contains(selector) { return true }
    if superclasses.contains("CALayer") { return layerMembers.contains(selector) }
    return superclasses.contains("NSOperation") && operationMembers.contains(selector)
  }

  // MARK: Protocols

  /// Returns the members that a class must have to adopt a protocol of Apple's frameworks, or nil if that is not known.
  static func requirements(of name: String) -> [(selector: String, text: String)]? {
    if let list = required[name] { return list }
    return name.hasSuffix("Delegate") && FoundationNames.isApples(name) && !unknownDelegates.contains(name) ? [] : nil
  }

  private static let unknownDelegates: Set<String> = ["UIPickerViewDelegate_", "UIApplicationDelegate_"]
  private static let required: [String: [(selector: String, text: String)]] = [
    "NSObject": [],
    "NSCopying": [("copyWithZone:", "open func copy(with zone: NSZone? = nil) -> Any")],
    "NSMutableCopying": [("mutableCopyWithZone:", "open func mutableCopy(with zone: NSZone? = nil) -> Any")],
    "NSCoding": [("encodeWithCoder:", "open func encode(with coder: NSCoder)")],
    "NSSecureCoding": [
      ("encodeWithCoder:", "open func encode(with coder: NSCoder)"),
      ("supportsSecureCoding", "open class var supportsSecureCoding: Bool"),
    ],
    "UITableViewDataSource": [
      (
        "tableView:numberOfRowsInSection:",
        "open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int"
      ),
      (
        "tableView:cellForRowAtIndexPath:",
        "open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell"
      ),
    ],
    "UICollectionViewDataSource": [
      (
        "collectionView:numberOfItemsInSection:",
        "open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int"
      ),
      (
        "collectionView:cellForItemAtIndexPath:",
        "open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)"
          + " -> UICollectionViewCell"
      ),
    ],
    "UIPickerViewDataSource": [
      ("numberOfComponentsInPickerView:", "open func numberOfComponents(in pickerView: UIPickerView) -> Int"),
      (
        "pickerView:numberOfRowsInComponent:",
        "open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int"
      ),
    ],
    "UIViewControllerAnimatedTransitioning": [
      (
        "transitionDuration:",
        "open func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval"
      ),
      (
        "animateTransition:",
        "open func animateTransition(using transitionContext: UIViewControllerContextTransitioning)"
      ),
    ],
    "UICollectionViewDelegateFlowLayout": [], "UIAppearanceContainer": [], "UIDynamicAnimatorDelegate": [],
  ]

  /// Returns whether classes of Apple's frameworks adopt a protocol already.
  static func adopts(_ name: String, _ superclass: String) -> Bool {
    if name == "NSObject" { return true }
    guard superclass.hasPrefix("UI") || superclass.hasPrefix("CA") else { return false }
    return [
      "NSCoding", "NSSecureCoding", "UIAppearance", "UIAppearanceContainer", "UITraitEnvironment", "UICoordinateSpace",
      "CALayerDelegate", "UIDynamicItem", "UIFocusItem", "UIContentContainer", "UIAccessibilityIdentification",
    ].contains(name) || superclass == "UITableViewController" && name.hasPrefix("UITableView")
      || superclass == "UICollectionViewController" && name.hasPrefix("UICollectionView")
      || superclass == "UIScrollView" && name == "UIScrollViewDelegate_"
  }
}
