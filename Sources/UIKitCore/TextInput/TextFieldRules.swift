/// The uses that the user may make of the text of a field.
struct TextFieldRules {
  var clearsOnBeginEditing = false
  /// Whether the text is selected when editing begins.
  var clearsOnInsertion = false
  var allowsEditingAttributes = false
}
