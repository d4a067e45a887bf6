extension UIView {
  /// Invalidates the view when the property gets another value.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// The view comes with the access: the property has to be a view's.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

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

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<A, B>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, InvalidationType(invalidation1, invalidation2))
    }

    public init<A, B, C>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C)
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(wrappedValue: wrappedValue, InvalidationType(.init(invalidation1, invalidation2), invalidation3))
    }

    public init<A, B, C, D>(
      wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C, _ invalidation4: D
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>> {
      self.init(
        wrappedValue: wrappedValue,
        InvalidationType(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
    }

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
