/// The elements that are supported, or known not to affect a running interface.
enum InterfaceVocabulary {
  static let elements: Set<String> = structure.union(objects).union(values).union(silent)

  private static let structure: Set<String> = [
    "document", "scenes", "scene", "objects", "resources", "subviews", "constraints", "connections", "cells",
    "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "items", "segments", "leftBarButtonItems",
    "rightBarButtonItems", "toolbarItems", "gestureRecognizers", "outlet",
    "outletCollection", "action", "segue", "namedColor", "systemColor", "image", "layoutGuides", "attributes",
  ]

  private static let objects: Set<String> = Set(InterfaceClasses.elementClasses.keys).union([
    "placeholder", "exit", "viewControllerPlaceholder", "customObject", "constraint", "viewLayoutGuide",
    "viewControllerLayoutGuide", "navigationItem", "barButtonItem", "tabBarItem", "tabBar",
    "collectionViewFlowLayout", "collectionViewLayout", "segment", "toolbar",
  ])

  private static let values: Set<String> = [
    "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "autoresizingMask", "color",
    "fontDescription", "string", "mutableString", "nil", "integer", "real", "state", "buttonConfiguration",
    "imageReference", "preferredSymbolConfiguration", "textInputTraits", "dataDetectorType", "attributedString",
    "fragment", "font",
    "range", "accessibility", "accessibilityTraits", "bool", "date", "paragraphStyle", "offsetWrapper",
    "fontDescriptionForConfiguration", "backgroundConfiguration", "metaFont", "progressTintColor",
  ]

  /// The elements for the editor, the simulated device, size class variations and tool versions.
  private static let silent: Set<String> = [
    "device", "dependencies", "deployment", "plugIn", "capability", "adaptation", "classes", "class", "variation",
    "mask", "include", "exclude", "extendedEdge", "freeformSimulatedSizeMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedStatusBarMetrics", "simulatedScreenMetrics",
    "simulatedOrientationMetrics", "simulatedMetricsContainer", "modalFormSheetSize", "modalPageSheetSize",
    "keyCommands", "inferredMetricsTieBreakers", "development", "customFonts", "array", "refs", "ref",
    "designables", "variations", "relationships", "relationship", "nonImageView", "plist", "characterSet",
    "variableFonts", "nsSize", "connection", "userLabel", "designable", "accessibilityIdentifier", "userGuides",
    "userLayoutGuide", "userInterfaceStyle",
  ]
}
