/// How many viewers there may be: guests leave some places to owners, who could not enter their own guide otherwise.
package struct ViewerPlaces: Sendable {
  package let most: Int

  package init(most: Int) { self.most = most }

  /// The places that are the owners' alone.
  package var reserved: Int { min(4, most / 4) }

  /// Whether one more may enter where so many are.
  package func hasRoom(for role: ViewerRole, owners: Int, guests: Int) -> Bool {
    owners + guests < most && (role == .owner || guests < most - reserved)
  }
}
