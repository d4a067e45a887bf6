extension UITraitCollection {
  /// The brightness of images; unspecified unless the app set it.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  /// Whether the scene is recorded; inactive unless the app set it, because a desktop does not say.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// The language that texts are set in; nil, the default, follows the user's.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  /// The place of the tab accessory that contains the view; unspecified outside one.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }

  /// Creates a collection with the brightness of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(mutations: { $0.imageDynamicRange = imageDynamicRange })
  }

  /// Creates a collection with the recording of the scene.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(mutations: { $0.sceneCaptureState = sceneCaptureState })
  }

  /// Creates a collection with the language that texts are set in.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(mutations: { $0.typesettingLanguage = typesettingLanguage })
  }

  /// Creates a collection with the place of a tab accessory.
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(mutations: { $0.tabAccessoryEnvironment = tabAccessoryEnvironment })
  }

  /// Returns a copy in which one trait, of the system's or an app's own, has another value.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
}

extension UIMutableTraits {
  /// The brightness of images.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
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
  /// The place of a tab accessory.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}
