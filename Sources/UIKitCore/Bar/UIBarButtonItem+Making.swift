// These initialisers create an item of the class they are called on; see `UIObjectMaking`.

extension UIObjectMaking where Self: UIBarButtonItem {
  /// Creates one of the system's buttons that calls `action` of `target`, which is not retained.
  @_silgen_name("UIKit_makeSystemBarButtonItem")
  public init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)

  @_silgen_name("UIKit_makeSystemBarButtonItem")
  @usableFromInline static func makeItem(
    _ systemItem: __owned UIBarButtonItem.SystemItem, _ target: __owned Any?, _ action: __owned Selector?
  ) -> Self {
    let item = RuntimeInstance.make(self)
    item.take(systemItem, target, action)
    return item
  }

  /// Creates a button with a title that calls `action` of `target`, which is not retained.
  @_silgen_name("UIKit_makeTitledBarButtonItem")
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  @_silgen_name("UIKit_makeTitledBarButtonItem")
  @usableFromInline static func makeItem(
    title: __owned String?, _ style: __owned UIBarButtonItem.Style, _ target: __owned Any?, _ action: __owned Selector?
  ) -> Self {
    let item = RuntimeInstance.make(self)
    item.take(title: title, style, target, action)
    return item
  }

  /// Creates a button with a picture that calls `action` of `target`, which is not retained.
  @_silgen_name("UIKit_makePicturedBarButtonItem")
  public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  @_silgen_name("UIKit_makePicturedBarButtonItem")
  @usableFromInline static func makeItem(
    image: __owned UIImage?, _ style: __owned UIBarButtonItem.Style, _ target: __owned Any?, _ action: __owned Selector?
  ) -> Self {
    let item = RuntimeInstance.make(self)
    item.take(image: image, style, target, action)
    return item
  }

  /// Creates an item that shows a view.
  @_silgen_name("UIKit_makeBarButtonItemWithView")
  public init(customView: UIView)

  @_silgen_name("UIKit_makeBarButtonItemWithView")
  @usableFromInline static func makeItem(customView: __owned UIView) -> Self {
    let item = RuntimeInstance.make(self)
    item.customView = customView
    return item
  }
}

extension UIBarButtonItem: UIObjectMaking {}
