/// The actions of the edit menu.
@MainActor enum EditActions {
  /// The actions that every responder declares, but few implement.
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:",
    "newFromPasteboard:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    "alignLeft:", "alignCenter:", "alignRight:", "alignJustified:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "printContent:", "rename:", "duplicate:", "move:", "export:",
    "toggleSidebar:", "toggleInspector:", "performClose:", "showWritingTools:",
    "updateTextAttributesWithConversionHandler:",
  ]

  /// The first entries of the menu, in its order.
  static let standard: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:", UIResponder.cut(_:))),
    ("Copy", Selector("copy:", UIResponder.copy(_:))),
    ("Paste", Selector("paste:", UIResponder.paste(_:))),
    ("Delete", Selector("delete:", UIResponder.delete(_:))),
    ("Select", Selector("select:", UIResponder.select(_:))),
    ("Select All", Selector("selectAll:", UIResponder.selectAll(_:))),
  ]
}
