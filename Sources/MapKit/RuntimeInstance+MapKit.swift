import UIKit

extension RuntimeInstance {
  /// Makes `MKAnnotationView.init(annotation:reuseIdentifier:)` required.
  @MainActor open class AnnotationViewStandIn: MKAnnotationView {
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Returns a view of `type` for an annotation.
  @MainActor @inline(never) @_optimize(none) static func makeAnnotationView(
    _ type: MKAnnotationView.Type, for annotation: any MKAnnotation, identifier: String
  ) -> MKAnnotationView {
    unsafeBitCast(type, to: AnnotationViewStandIn.Type.self).init(annotation: annotation, reuseIdentifier: identifier)
  }
}
