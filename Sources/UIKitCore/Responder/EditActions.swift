/// The actions of the edit menu.
@MainActor enum EditActions {
  /// Those that every responder declares, and few mean.
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:",
    "increaseSize:", "decreaseSize:", "pasteAndMatchStyle:",
  ]

  /// The menu's first entries, in its order.
  static let standard: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:", UIResponder.cut(_:))),
    ("Copy", Selector("copy:", UIResponder.copy(_:))),
    ("Paste", Selector("paste:", UIResponder.paste(_:))),
    ("Delete", Selector("delete:", UIResponder.delete(_:))),
    ("Select", Selector("select:", UIResponder.select(_:))),
    ("Select All", Selector("selectAll:", UIResponder.selectAll(_:))),
  ]
}
