extension UIViewController {
  /// A property of a controller that gets its value when the view is loaded. Reading it loads the view.
  ///
  /// It is a programming error to read it if neither `loadView()` nor `viewDidLoad()` has given it a value.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading).
  @preconcurrency @MainActor @propertyWrapper public struct ViewLoading<Value> {
    private var value: Value?

    /// Creates a property without a value.
    public init() {}

    /// Creates a property with a value, which reading it returns without loading the view.
    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "a property that loads the view must belong to a view controller")
    public var wrappedValue: Value {
      get { fatalError() }
      set { fatalError() }
    }

    /// The value in a controller.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
    ) -> Value {
      get {
        if let value = controller[keyPath: storageKeyPath].value { return value }
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storageKeyPath].value else {
          raise(
            "NSInternalInconsistencyException",
            "a property of type \(Value.self) of \(type(of: controller)) has no value after the view was loaded")
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].value = newValue }
    }
  }
}
