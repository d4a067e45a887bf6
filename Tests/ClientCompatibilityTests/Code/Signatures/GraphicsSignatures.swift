import UIKit

func colorSignatures() {
  let _ = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  let _ = UIColor(white: 1, alpha: 1)
  let _ = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)
  let _ = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
  let _ = UIColor(cgColor: UIColor.red.cgColor)
  let _: UIColor? = UIColor(named: "name")
  let _: UIColor? = UIColor(named: "name", in: nil, compatibleWith: nil)
  let dynamic = UIColor { (traits: UITraitCollection) -> UIColor in traits.userInterfaceStyle == .dark ? .black : .white
  }
  let _ = UIColor(dynamicProvider: { _ in .red })
  let _: UIColor = dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
  let _: UIColor = dynamic.withAlphaComponent(0.5)
  let _: CGColor = dynamic.cgColor
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0
  let _: Bool = UIColor.red.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let _: Bool = UIColor.red.getHue(&red, saturation: &green, brightness: &blue, alpha: &alpha)
  let _: Bool = UIColor.red.getWhite(&red, alpha: &alpha)
  let _: Bool = UIColor.red.getRed(nil, green: nil, blue: &blue, alpha: nil)
  dynamic.setFill()
  dynamic.setStroke()
  dynamic.set()
  requireSendable(UIColor.self)
  requireHashable(UIColor.self)
  requireCopying(UIColor.self)
  requireCoding(UIColor.self)
  let _: [UIColor] = [
    .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple,
    .brown, .clear, .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple,
    .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3,
    .systemGray4, .systemGray5, .systemGray6, .tintColor, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    .link, .placeholderText, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground,
    .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    .lightText, .darkText,
  ]
}

func fontSignatures() {
  let font: UIFont = .systemFont(ofSize: 12)
  let _: UIFont = .systemFont(ofSize: 12, weight: .semibold)
  let _: UIFont = .systemFont(ofSize: 12, weight: .semibold, width: .condensed)
  let _: UIFont = .boldSystemFont(ofSize: 12)
  let _: UIFont = .italicSystemFont(ofSize: 12)
  let _: UIFont = .monospacedSystemFont(ofSize: 12, weight: .regular)
  let _: UIFont = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
  let _: UIFont = .preferredFont(forTextStyle: .body)
  let _: UIFont = .preferredFont(forTextStyle: .body, compatibleWith: nil)
  let _: UIFont? = UIFont(name: "name", size: 12)
  let _: UIFont = UIFont(descriptor: font.fontDescriptor, size: 0)
  let _: UIFont = font.withSize(14)
  let _: UIFontDescriptor? = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
  let _: UIFontDescriptor? = font.fontDescriptor.withDesign(.rounded)
  let _: UIFontDescriptor = font.fontDescriptor.addingAttributes([
    .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
  ])
  let _: UIFont = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
  let _: UIFont = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20)
  let _: CGFloat = UIFontMetrics.default.scaledValue(for: 12)
  let _: UIFontMetrics = UIFont.TextStyle.body.metrics
  readOnly(\UIFont.familyName, String.self)
  readOnly(\UIFont.fontName, String.self)
  readOnly(\UIFont.pointSize, CGFloat.self)
  readOnly(\UIFont.ascender, CGFloat.self)
  readOnly(\UIFont.descender, CGFloat.self)
  readOnly(\UIFont.capHeight, CGFloat.self)
  readOnly(\UIFont.xHeight, CGFloat.self)
  readOnly(\UIFont.lineHeight, CGFloat.self)
  readOnly(\UIFont.leading, CGFloat.self)
  readOnly(\UIFont.fontDescriptor, UIFontDescriptor.self)
  requireRaw(UIFont.Weight.self, CGFloat.self)
  requireRaw(UIFont.Width.self, CGFloat.self)
  requireRaw(UIFont.TextStyle.self, String.self)
  requireSendable(UIFont.self)
  requireSendable(UIFont.Weight.self)
  requireHashable(UIFont.self)
  let _: [String] = UIFont.familyNames
  let _: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
  ]
}

func imageSignatures() {
  let _: UIImage? = UIImage(named: "name")
  let _: UIImage? = UIImage(named: "name", in: nil, compatibleWith: nil)
  let _: UIImage? = UIImage(named: "name", in: nil, with: nil)
  let _: UIImage? = UIImage(systemName: "star")
  let _: UIImage? = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
  let _: UIImage? = UIImage(contentsOfFile: "path")
  let _: UIImage? = UIImage(data: Data())
  let _: UIImage? = UIImage(data: Data(), scale: 2)
  let image = UIImage()
  let _: UIImage = image.withTintColor(.red)
  let _: UIImage = image.withTintColor(.red, renderingMode: .alwaysOriginal)
  let _: UIImage = image.withRenderingMode(.alwaysTemplate)
  let _: UIImage = image.resizableImage(withCapInsets: .zero)
  let _: UIImage = image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
  let _: UIImage = image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1)
  let _: UIImage = image.withConfiguration(UIImage.SymbolConfiguration(textStyle: .body))
  let _: UIImage? = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
  let _: UIImage = image.withAlignmentRectInsets(.zero)
  let _: UIImage = image.withHorizontallyFlippedOrientation()
  let _: UIImage = image.imageFlippedForRightToLeftLayoutDirection()
  let _: UIImage = image.withBaselineOffset(fromBottom: 1)
  let _: Data? = image.pngData()
  let _: Data? = image.jpegData(compressionQuality: 0.8)
  image.draw(at: .zero)
  image.draw(in: .zero)
  image.draw(in: .zero, blendMode: .normal, alpha: 1)
  readOnly(\UIImage.size, CGSize.self)
  readOnly(\UIImage.scale, CGFloat.self)
  readOnly(\UIImage.cgImage, CGImage?.self)
  readOnly(\UIImage.imageOrientation, UIImage.Orientation.self)
  readOnly(\UIImage.renderingMode, UIImage.RenderingMode.self)
  readOnly(\UIImage.images, [UIImage]?.self)
  readOnly(\UIImage.duration, TimeInterval.self)
  readOnly(\UIImage.isSymbolImage, Bool.self)
  readOnly(\UIImage.capInsets, UIEdgeInsets.self)
  readOnly(\UIImage.alignmentRectInsets, UIEdgeInsets.self)
  readOnly(\UIImage.baselineOffsetFromBottom, CGFloat?.self)
  requireRaw(UIImage.Orientation.self, Int.self)
  requireRaw(UIImage.RenderingMode.self, Int.self)
  requireSendable(UIImage.self)
  requireHashable(UIImage.self)
  let _ = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
  let _ = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .large)
  let _ = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
  let _ = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 10))
  let _ = UIImage.SymbolConfiguration(hierarchicalColor: .red)
  let _ = UIImage.SymbolConfiguration(paletteColors: [.red])
  let _: UIImage? = UIImage.animatedImage(with: [image], duration: 1)
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
  let _: UIImage = renderer.image { (context: UIGraphicsImageRendererContext) in
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let _: CGContext = context.cgContext
  }
  let _: Data = renderer.pngData { _ in }
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  format.opaque = true
  let _ = UIGraphicsImageRenderer(bounds: .zero, format: format)
  let _ = UIGraphicsImageRenderer(size: .zero, format: .default())
}

func imageLoadingSignatures(_ image: UIImage) async {
  let _: UIImage? = await image.byPreparingForDisplay()
  let _: UIImage? = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
  let _: UIImage? = image.preparingForDisplay()
  let _: UIImage? = image.preparingThumbnail(of: CGSize(width: 10, height: 10))
  image.prepareForDisplay { (_: UIImage?) in }
  image.prepareThumbnail(of: CGSize(width: 10, height: 10)) { (_: UIImage?) in }
}

func pathSignatures() {
  let path = UIBezierPath()
  let _ = UIBezierPath(rect: .zero)
  let _ = UIBezierPath(ovalIn: .zero)
  let _ = UIBezierPath(roundedRect: .zero, cornerRadius: 3)
  let _ = UIBezierPath(roundedRect: .zero, byRoundingCorners: [.topLeft, .topRight], cornerRadii: .zero)
  let _ = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
  let _ = UIBezierPath(cgPath: path.cgPath)
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 1, y: 1))
  path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
  path.addQuadCurve(to: .zero, controlPoint: .zero)
  path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
  path.append(UIBezierPath())
  path.apply(CGAffineTransform.identity)
  path.addClip()
  path.close()
  path.fill()
  path.stroke()
  path.fill(with: .normal, alpha: 1)
  path.stroke(with: .normal, alpha: 1)
  path.setLineDash([1, 2], count: 2, phase: 0)
  path.removeAllPoints()
  let _: UIBezierPath = path.reversing()
  let _: Bool = path.contains(.zero)
  readWrite(\UIBezierPath.cgPath, CGPath.self)
  readWrite(\UIBezierPath.lineWidth, CGFloat.self)
  readWrite(\UIBezierPath.lineCapStyle, CGLineCap.self)
  readWrite(\UIBezierPath.lineJoinStyle, CGLineJoin.self)
  readWrite(\UIBezierPath.miterLimit, CGFloat.self)
  readWrite(\UIBezierPath.flatness, CGFloat.self)
  readWrite(\UIBezierPath.usesEvenOddFillRule, Bool.self)
  readOnly(\UIBezierPath.isEmpty, Bool.self)
  readOnly(\UIBezierPath.bounds, CGRect.self)
  readOnly(\UIBezierPath.currentPoint, CGPoint.self)
  requireCopying(UIBezierPath.self)
}

func geometrySignatures() {
  let transform = CGAffineTransform(translationX: 1, y: 2)
  let _ = CGAffineTransform(scaleX: 1, y: 2)
  let _ = CGAffineTransform(rotationAngle: 1)
  let _ = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  let _ = CGAffineTransform()
  let _: CGAffineTransform = .identity
  let _: CGAffineTransform = transform.translatedBy(x: 1, y: 1).scaledBy(x: 1, y: 1).rotated(by: 1).inverted()
  let _: CGAffineTransform = transform.concatenating(.identity)
  let _: Bool = transform.isIdentity
  let _: CGRect = CGRect.zero.applying(transform)
  let _: CGPoint = CGPoint.zero.applying(transform)
  let _: CGSize = CGSize.zero.applying(transform)
  let _: [CGFloat] = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  requireEquatable(CGAffineTransform.self)
  requireCodable(CGAffineTransform.self)
  requireSendable(CGAffineTransform.self)
  requireHashable(CGAffineTransform.self)
  let _ = CGVector(dx: 1, dy: 1)
  requireCodable(CGVector.self)
  requireSendable(CGVector.self)
  requireHashable(CGRect.self)
  requireHashable(CGPoint.self)
  requireHashable(CGSize.self)
  var slice = CGRect.zero
  var rest = CGRect.zero
  (slice, rest) = CGRect(x: 0, y: 0, width: 10, height: 10).divided(atDistance: 3, from: .minXEdge)
  _ = (slice, rest)
  let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
  let _: [CGFloat] = [rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY, rect.width, rect.height]
  let _: CGRect = rect.insetBy(dx: 1, dy: 1).offsetBy(dx: 1, dy: 1).union(.zero).intersection(.zero).integral
  let _: CGRect = rect.standardized
  let _: Bool = rect.contains(CGPoint.zero) && rect.contains(CGRect.zero) && rect.intersects(.zero)
  let _: Bool = rect.isNull || rect.isEmpty || rect.isInfinite
  let _: Bool = rect.equalTo(.zero) || CGPoint.zero.equalTo(.zero) || CGSize.zero.equalTo(.zero)
  let _: CATransform3D = CATransform3DMakeTranslation(1, 2, 3)
  let _: CATransform3D = CATransform3DMakeScale(1, 2, 3)
  let _: CATransform3D = CATransform3DMakeRotation(1, 0, 0, 1)
  let _: CATransform3D = CATransform3DTranslate(CATransform3DIdentity, 1, 2, 3)
  let _: CATransform3D = CATransform3DScale(CATransform3DIdentity, 1, 2, 3)
  let _: CATransform3D = CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 1)
  let _: CATransform3D = CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)
  let _: CATransform3D = CATransform3DInvert(CATransform3DIdentity)
  let _: CATransform3D = CATransform3DMakeAffineTransform(.identity)
  let _: CGAffineTransform = CATransform3DGetAffineTransform(CATransform3DIdentity)
  let _: Bool = CATransform3DIsIdentity(CATransform3DIdentity) && CATransform3DIsAffine(CATransform3DIdentity)
  let _: Bool = CATransform3DEqualToTransform(CATransform3DIdentity, CATransform3DIdentity)
  var perspective = CATransform3DIdentity
  perspective.m34 = -1 / 500
  requireSendable(CATransform3D.self)
}
