/// An element that a flow layout places.
package enum FlowElement: Hashable, Sendable {
  case header(section: Int)
  case item(Int, section: Int)
  case footer(section: Int)
}
