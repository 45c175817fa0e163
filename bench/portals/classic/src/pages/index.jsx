import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

/** The start page of the classic template, shortened. */
export default function Home() {
  return (
    <Layout title="Corpus" description="The same corpus in another portal">
      <header className="hero hero--primary">
        <div className="container">
          <h1 className="hero__title">Corpus</h1>
          <p className="hero__subtitle">The same corpus in another portal</p>
          <Link className="button button--secondary button--lg" to="/docs">
            Read
          </Link>
        </div>
      </header>
    </Layout>
  );
}
