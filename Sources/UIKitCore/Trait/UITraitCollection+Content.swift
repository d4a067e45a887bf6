extension UITraitCollection {
  /// Whether the scene is recorded; inactive unless the app set it, because a desktop does not report it.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// The language that texts are set in; nil, the default, follows the user's.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

  /// Creates a collection with the recording of the scene.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(mutations: { $0.sceneCaptureState = sceneCaptureState })
  }

  /// Creates a collection with the language that texts are set in.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(mutations: { $0.typesettingLanguage = typesettingLanguage })
  }

  /// Returns a copy in which one trait, of the system's or an app's own, has another value.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
}

extension UIMutableTraits {
  /// Whether the scene is recorded.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The language that texts are set in.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}
