// The properties of views that text is typed into that appearance proxies can set.

extension UITextField: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.keyboardAppearance),
  ]
}

extension UITextView: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UITextView.font),
    AppearanceProperty(\UITextView.textColor),
  ]
}
