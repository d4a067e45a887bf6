/// The focus that the elements of a list may have, apart from the delegate's decisions.
struct FocusRules {
  var allowsFocus = true
  var allowsWhileEditing = true
  var isFollowedBySelection = false
  var remembersLast = false
}
