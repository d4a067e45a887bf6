/// The uses that the user may make of the text of a text view.
struct TextViewRules {
  var isEditable = true
  var isSelectable = true
  /// The kinds of data that become links while the text cannot be edited.
  var detectedTypes: UIDataDetectorTypes = []
  var allowsEditingAttributes = false
  /// Whether the text is selected when editing begins.
  var clearsOnInsertion = false
}
