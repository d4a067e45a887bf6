/// The selection that the user may make in a list, apart from the delegate's decisions.
struct SelectionRules {
  var allowsSelection = true
  var allowsMultiple = false
  var allowsWhileEditing = false
  var allowsMultipleWhileEditing = false
}
