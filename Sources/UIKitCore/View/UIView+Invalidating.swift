extension UIView {
  /// Invalidates the view when the property gets another value. Up to five kinds of invalidation can be given, on iOS
  /// ten.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Never called: the value is read through the view, with the subscript below.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Reads or sets the property of a view. Setting another value invalidates the view.
    public static subscript<View: UIView>(
      _enclosingInstance view: View, wrapped wrapped: ReferenceWritableKeyPath<View, Value>,
      storage storage: ReferenceWritableKeyPath<View, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }

    /// Creates the property with its initial value and one kind of invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates the property with its initial value and two kinds of invalidation.
    public init<A, B>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, InvalidationType(invalidation1, invalidation2))
    }

    /// Creates the property with its initial value and three kinds of invalidation.
    public init<A, B, C>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C)
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(wrappedValue: wrappedValue, InvalidationType(.init(invalidation1, invalidation2), invalidation3))
    }

    /// Creates the property with its initial value and four kinds of invalidation.
    public init<A, B, C, D>(
      wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C, _ invalidation4: D
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>> {
      self.init(
        wrappedValue: wrappedValue,
        InvalidationType(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
    }

    /// Creates the property with its initial value and five kinds of invalidation.
    public init<A, B, C, D, E>(
      wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C, _ invalidation4: D,
      _ invalidation5: E
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>, E
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        InvalidationType(
          .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)), invalidation5))
    }
  }
}
