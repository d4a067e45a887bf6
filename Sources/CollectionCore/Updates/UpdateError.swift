/// Why a batch of updates cannot be carried out. `message` is UIKit's wording, which people search for.
package struct UpdateError: Error, Equatable, Sendable {
  package let message: String
}
