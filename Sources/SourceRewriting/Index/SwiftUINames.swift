/// The names of SwiftUI's types and attributes, by which declarations that use it are recognised.
enum SwiftUINames {
  /// The protocols of views and of what represents those of UIKit.
  static let views: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "ViewModifier", "ButtonStyle", "PreviewProvider",
  ]

  static let all: Set<String> = [
    // Views and their components.
    "SwiftUI", "View", "ViewModifier", "ViewBuilder", "AnyView", "EmptyView", "Text", "Image", "Color", "Button",
    "Label",
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "List", "Form", "Section",
    "ForEach", "Group", "Spacer", "Divider", "ScrollView", "ScrollViewReader", "ScrollViewProxy", "GeometryReader",
    "GeometryProxy", "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "NavigationPath",
    "TabView", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "TextField", "SecureField", "TextEditor",
    "ProgressView", "Gauge", "Menu", "Link", "Grid", "GridRow", "GridItem", "Table", "TimelineView", "Canvas",
    "AsyncImage", "AsyncImagePhase", "ViewThatFits", "ModifiedContent", "TupleView", "EquatableView",
    // Shapes, colours, geometry.
    "Shape", "InsettableShape", "Path", "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "ShapeStyle",
    "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "Material", "StrokeStyle", "FillStyle",
    "UnitPoint", "Angle", "EdgeInsets", "Edge", "Alignment", "HorizontalAlignment", "VerticalAlignment",
    "TextAlignment",
    "ContentMode", "ColorScheme", "LayoutDirection", "Axis", "ContentShapeKinds",
    // State and environment.
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "EnvironmentKey",
    "EnvironmentValues", "FocusState", "GestureState", "AppStorage", "SceneStorage", "Namespace", "PreferenceKey",
    "Bindable", "ScaledMetric", "DynamicProperty", "Transaction", "Animation", "AnyTransition", "Transition",
    "VectorArithmetic", "Animatable", "AnimatableModifier", "GeometryEffect", "ProjectionTransform",
    "MatchedGeometryEffect",
    // Styles, gestures, layouts, scenes.
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "Gesture", "TapGesture",
    "DragGesture", "LongPressGesture", "Layout", "ProposedViewSize", "LayoutValueKey", "Scene", "WindowGroup", "App",
    "ToolbarContent", "ToolbarItem", "PresentationDetent", "ScenePhase", "PreviewProvider", "LocalizedStringKey",
    // Between SwiftUI and UIKit.
    "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
    "UIViewControllerRepresentableContext", "UIHostingController", "UIHostingConfiguration",
    "UIGestureRecognizerRepresentable", "NSViewRepresentable", "NSHostingController", "UIApplicationDelegateAdaptor",
  ]
}
