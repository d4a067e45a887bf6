/// Applies the document's properties of text fields.
extension InterfaceBuilder {
  func applyTextField(_ element: InterfaceElement, _ field: UITextField) {
    if let font = document.font("fontDescription", of: element) { field.font = font }
    if let color = document.color("textColor", of: element) { field.textColor = color }
    if let value = element.textAlignment("textAlignment") { field.textAlignment = value }
    if let value = element.string("placeholder") { field.placeholder = value }
    if let value = element.number("minimumFontSize") { field.minimumFontSize = value }
    if let value = element.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
    if let value = element.bool("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = value }
    if let value = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    let border: UITextField.BorderStyle? = element.choice(
      "borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    if let border { field.borderStyle = border }
    let clear: UITextField.ViewMode? = element.choice(
      "clearButtonMode",
      ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
    if let clear { field.clearButtonMode = clear }
    if let traits = element.child(key: "textInputTraits") { applyTraits(traits, field) }
    if let text = document.attributedString("attributedText", of: element) {
      field.attributedText = text
    } else if let text = element.string("text") {
      field.text = text
    }
  }

  func applyTraits(_ element: InterfaceElement, _ field: any UITextInputTraits) {
    if let value = element.bool("secureTextEntry") { field.isSecureTextEntry = value }
    if let value = element.bool("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = value }
    let returnKey: UIReturnKeyType? = element.choice(
      "returnKeyType",
      [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
      ])
    if let returnKey { field.returnKeyType = returnKey }
    let keyboard: UIKeyboardType? = element.choice(
      "keyboardType",
      [
        "alphabet": .alphabet, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
        "twitter": .twitter, "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
      ])
    if let keyboard { field.keyboardType = keyboard }
    if let content = element["textContentType"] { field.textContentType = UITextContentType(rawValue: content) }
    let correction: UITextAutocorrectionType? = element.choice("autocorrectionType", ["no": .no, "yes": .yes])
    if let correction { field.autocorrectionType = correction }
    let capitals: UITextAutocapitalizationType? = element.choice(
      "autocapitalizationType",
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
    if let capitals { field.autocapitalizationType = capitals }
  }
}
