/// Finds the classes for names in a storyboard or nib.
///
/// A custom class is found by its Swift name, `Module.Class`, if it is not nested, generic or private, and by its name
/// for Objective-C, which the `uikit` command registers. Others, and classes in documents without a module, must be
/// registered with `register(_:as:)`.
@MainActor public enum InterfaceClasses {
  private static var registered: [String: AnyClass] = [:]

  /// Registers `type` for documents under `name`. Not part of Apple's API: on Apple's platforms the runtime finds every
  /// class.
  ///
  /// - Parameter name: `Module.Class` or `Class`; nil stands for the class's own name.
  public static func register(_ type: AnyClass, as name: String? = nil) {
    registered[name ?? String(describing: type)] = type
  }

  /// Returns the class with a name; nil if there is none.
  ///
  /// - Parameter modules: the modules to search for names without one.
  static func find(_ name: String, module: String?, modules: [String]) -> AnyClass? {
    guard isName(name) else { return registered[name] }
    if let module, isName(module) {
      if let type = registered["\(module).\(name)"] ?? NSClassFromString("\(module).\(name)") { return type }
    }
    if let type = registered[name] ?? ObjectiveCClassNames.type(named: name) { return type }
    for module in modules where isName(module) {
      if let type = NSClassFromString("\(module).\(name)") { return type }
    }
    return ownClass(name)
  }

  /// The modules behind `import UIKit`. Those above this one are searched by name.
  private nonisolated static let ownModules = ["UIKitCore", "UIKitCollections", "UIKitDynamics"]

  /// Returns a class of UIKit's; nil if there is none in this version or program.
  nonisolated static func ownClass(_ name: String) -> AnyClass? {
    ownModules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// Returns whether a class is one of UIKit's.
  nonisolated static func isOwn(_ type: AnyClass) -> Bool { module(of: type).map(ownModules.contains) ?? false }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns the module in which a class was declared.
  nonisolated static func module(of type: AnyClass) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }

  /// The classes for elements without a custom one, by name, because some are not in every version of this module.
  nonisolated static let elementClasses: [String: String] = [
    "view": "UIView", "containerView": "UIView", "label": "UILabel", "imageView": "UIImageView",
    "button": "UIButton", "textField": "UITextField", "searchBar": "UISearchBar", "stackView": "UIStackView",
    "scrollView": "UIScrollView", "collectionView": "UICollectionView", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
    "tableViewController": "UITableViewController",
    "collectionViewCell": "UICollectionViewCell", "collectionReusableView": "UICollectionReusableView",
    "collectionViewCellContentView": "UIView", "activityIndicatorView": "UIActivityIndicatorView",
    "progressView": "UIProgressView", "segmentedControl": "UISegmentedControl", "slider": "UISlider",
    "switch": "UISwitch", "navigationBar": "UINavigationBar", "visualEffectView": "UIVisualEffectView",
    "refreshControl": "UIRefreshControl", "control": "UIControl", "viewController": "UIViewController",
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "tapGestureRecognizer": "UITapGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer", "stepper": "UIStepper",
    "pageControl": "UIPageControl", "textView": "UITextView", "pickerView": "UIPickerView",
    "datePicker": "UIDatePicker",
  ]
}
