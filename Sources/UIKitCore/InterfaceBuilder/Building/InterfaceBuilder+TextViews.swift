/// Applies the document's properties of text views.
extension InterfaceBuilder {
  func applyTextView(_ element: InterfaceElement, _ view: UITextView) {
    applyScrollView(element, view)
    if let font = document.font("fontDescription", of: element) { view.font = font }
    if let color = document.color("textColor", of: element) { view.textColor = color }
    if let value = element.textAlignment("textAlignment") { view.textAlignment = value }
    if let value = element.bool("editable") { view.isEditable = value }
    if let value = element.bool("selectable") { view.isSelectable = value }
    if let value = element.bool("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
    if let types = element.child(key: "dataDetectorTypes") {
      let known: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
        ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
        ("lookupSuggestion", .lookupSuggestion),
      ]
      for (name, type) in known where types.bool(name) == true { view.dataDetectorTypes.insert(type) }
    }
    if let traits = element.child(key: "textInputTraits") { applyTraits(traits, view) }
    if let text = document.attributedString("attributedText", of: element) {
      view.attributedText = text
    } else if let text = element.string("text") {
      view.text = text
    }
  }
}
