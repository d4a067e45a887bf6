/// The reason why a batch of updates cannot be carried out. `message` has UIKit's wording, which developers search for.
package struct UpdateError: Error, Equatable, Sendable {
  package let message: String
}
