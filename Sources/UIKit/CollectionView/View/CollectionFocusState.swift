/// Which item has, or last had, the focus.
struct CollectionFocusState: Sendable {
  var indexPath: IndexPath?

  mutating func follow(_ plan: UpdatePlan) {
    guard let path = indexPath, let index = ItemIndex(path) else { return }
    indexPath = plan.newIndex(ofOld: index)?.indexPath
  }
}
